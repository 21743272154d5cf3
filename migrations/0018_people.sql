CREATE TABLE `people` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`relationship` text,
	`birthday` text,
	`birth_year` integer,
	`likes` text DEFAULT '' NOT NULL,
	`avoid` text DEFAULT '' NOT NULL,
	`owns` text DEFAULT '' NOT NULL,
	`needs` text DEFAULT '' NOT NULL,
	`sizes` text DEFAULT '' NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`brief` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `people_by_name` ON `people` (`user_id`,`name_key`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `people_by_user` ON `people` (`user_id`);--> statement-breakpoint
CREATE INDEX `people_by_deletion` ON `people` (`deleted_at`) WHERE deleted_at IS NOT NULL;