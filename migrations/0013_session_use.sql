ALTER TABLE `sessions` ADD `verified_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `last_used_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Whoever is signed in stays so, as if they had just used their session.
UPDATE `sessions` SET `last_used_at` = unixepoch();
