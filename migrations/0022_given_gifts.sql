CREATE TABLE `person_gifts` (
	`id` text PRIMARY KEY NOT NULL,
	`person_id` text NOT NULL,
	`user_id` text NOT NULL,
	`gift_id` integer,
	`title` text NOT NULL,
	`occasion` text,
	`given_on` text NOT NULL,
	`facts` text NOT NULL,
	`thanked_at` integer,
	`reception` text,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`gift_id`) REFERENCES `gifts`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `person_gifts_by_date` ON `person_gifts` (`person_id`,`given_on`,`id`);--> statement-breakpoint
CREATE INDEX `person_gifts_of_gift` ON `person_gifts` (`gift_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `person_gifts_by_gift` ON `person_gifts` (`person_id`,`gift_id`);--> statement-breakpoint
CREATE INDEX `person_gifts_by_user` ON `person_gifts` (`user_id`);--> statement-breakpoint
CREATE INDEX `person_gifts_unrated` ON `person_gifts` (`user_id`,`given_on`) WHERE reception IS NULL;--> statement-breakpoint
ALTER TABLE `people` ADD `given` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
INSERT INTO totals (name, value) VALUES ('received:loved', 0), ('received:fine', 0), ('received:not', 0);
--> statement-breakpoint
CREATE TRIGGER person_gifts_received AFTER UPDATE OF reception ON person_gifts
WHEN old.reception IS NOT new.reception
BEGIN
  UPDATE totals SET value = value + 1 WHERE name = 'received:' || new.reception;
  UPDATE totals SET value = value - 1 WHERE name = 'received:' || old.reception;
END;
