CREATE TABLE `draw_seats` (
	`draw_id` text NOT NULL,
	`seat` integer NOT NULL,
	`token_hash` text NOT NULL,
	`opened_hash` text,
	`wrapped` text NOT NULL,
	`opened_at` integer,
	`wishes` text,
	PRIMARY KEY(`draw_id`, `seat`),
	FOREIGN KEY (`draw_id`) REFERENCES `draws`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `draw_seats_token_hash_unique` ON `draw_seats` (`token_hash`);--> statement-breakpoint
CREATE INDEX `draw_seats_by_opened` ON `draw_seats` (`opened_hash`) WHERE opened_hash IS NOT NULL;--> statement-breakpoint
CREATE TABLE `draws` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`held_on` text,
	`limit_cents` integer,
	`people` text NOT NULL,
	`barred` text NOT NULL,
	`lifted` text NOT NULL,
	`avoid_id` text,
	`version` integer DEFAULT 0 NOT NULL,
	`key_hash` text,
	`book` text,
	`envelopes` text,
	`opened` text NOT NULL,
	`proof` text,
	`drawn_at` integer,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `draws_by_user` ON `draws` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `draws_by_creation` ON `draws` (`created_at`);