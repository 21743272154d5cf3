CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`public_key` text NOT NULL,
	`transports` text NOT NULL,
	`counter` integer NOT NULL,
	`challenged_at` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `passkeys_by_user` ON `passkeys` (`user_id`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`user_id` text NOT NULL,
	`hash` text NOT NULL,
	PRIMARY KEY(`user_id`, `hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `sessions` ADD `passkey_at` integer;--> statement-breakpoint
ALTER TABLE `day_counters` ADD `sign_ins_failed` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `day_counters` ADD `codes_refused` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `day_counters` ADD `passkeys_refused` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `day_counters` ADD `rights_refused` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `day_counters` ADD `throttled` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `audit_log_by_target` ON `audit_log` (`target_type`,`id`);