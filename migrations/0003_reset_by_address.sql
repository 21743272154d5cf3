ALTER TABLE `password_reset_tokens` ADD `address` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `reset_tokens_by_address` ON `password_reset_tokens` (`address`,`created_at`);--> statement-breakpoint
CREATE INDEX `feedbacks_by_user` ON `feedbacks` (`user_id`);