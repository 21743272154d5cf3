CREATE TABLE `taste_links` (
	`person_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`asked` text NOT NULL,
	`giver` text NOT NULL,
	`answers` text,
	`answered_at` integer,
	`expires_at` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `taste_links_token_hash_unique` ON `taste_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `taste_links_by_user` ON `taste_links` (`user_id`,`answered_at`);--> statement-breakpoint
CREATE INDEX `taste_links_by_expiry` ON `taste_links` (`expires_at`);--> statement-breakpoint
ALTER TABLE `people` ADD `ideas` text DEFAULT '[]' NOT NULL;