CREATE TABLE `occasion_reminders` (
	`user_id` text PRIMARY KEY NOT NULL,
	`leads` text NOT NULL,
	`feed_hash` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `occasion_reminders_feed_hash_unique` ON `occasion_reminders` (`feed_hash`);--> statement-breakpoint
CREATE TABLE `person_occasions` (
	`id` text PRIMARY KEY NOT NULL,
	`person_id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`month_day` text NOT NULL,
	`year` integer,
	`next_on` text,
	`wake_at` integer,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `person_occasions_by_date` ON `person_occasions` (`user_id`,`next_on`,`id`);--> statement-breakpoint
CREATE INDEX `person_occasions_by_person` ON `person_occasions` (`person_id`);--> statement-breakpoint
CREATE INDEX `person_occasions_by_waking` ON `person_occasions` (`wake_at`) WHERE wake_at IS NOT NULL;