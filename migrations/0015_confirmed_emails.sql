CREATE TABLE `email_confirmations` (
	`user_id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`link` text,
	`epoch` integer NOT NULL,
	`day` text NOT NULL,
	`mails` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `email_confirmations_link_unique` ON `email_confirmations` (`link`);--> statement-breakpoint
ALTER TABLE `password_reset_tokens` ADD `link` text;--> statement-breakpoint
ALTER TABLE `password_reset_tokens` ADD `other_tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `password_reset_tokens_link_unique` ON `password_reset_tokens` (`link`);--> statement-breakpoint
ALTER TABLE `users` ADD `email_confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `outbox` ADD `mailbox` text;--> statement-breakpoint
CREATE INDEX `outbox_by_mailbox` ON `outbox` (`mailbox`,`created_at`);--> statement-breakpoint
CREATE INDEX `outbox_by_expiry` ON `outbox` (`expires_at`) WHERE text IS NOT NULL;--> statement-breakpoint
-- Accounts from before addresses were confirmed count as confirmed, the Owner's too.
UPDATE `users` SET `email_confirmed_at` = `created_at`;
