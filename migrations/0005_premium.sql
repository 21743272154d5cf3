CREATE TABLE `parties` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`event_name` text NOT NULL,
	`event_type` text NOT NULL,
	`event_date` text NOT NULL,
	`event_time` text NOT NULL,
	`time_zone` text DEFAULT 'UTC' NOT NULL,
	`location` text NOT NULL,
	`budget_cents` integer NOT NULL,
	`attendee_count` integer NOT NULL,
	`event_theme` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`invite_token` text NOT NULL,
	`feed_token` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `parties_invite_token_unique` ON `parties` (`invite_token`);--> statement-breakpoint
CREATE UNIQUE INDEX `parties_feed_token_unique` ON `parties` (`feed_token`);--> statement-breakpoint
CREATE INDEX `parties_by_user` ON `parties` (`user_id`,`event_date`);--> statement-breakpoint
CREATE TABLE `party_costs` (
	`id` text PRIMARY KEY NOT NULL,
	`party_id` text NOT NULL,
	`label` text NOT NULL,
	`category` text DEFAULT 'other' NOT NULL,
	`per_guest` integer DEFAULT false NOT NULL,
	`estimate_cents` integer DEFAULT 0 NOT NULL,
	`committed_cents` integer,
	`paid_cents` integer DEFAULT 0 NOT NULL,
	`due_on` text,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	FOREIGN KEY (`party_id`) REFERENCES `parties`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `party_costs_by_party` ON `party_costs` (`party_id`);--> statement-breakpoint
CREATE TABLE `party_entertainment` (
	`party_id` text NOT NULL,
	`slug` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	PRIMARY KEY(`party_id`, `slug`),
	FOREIGN KEY (`party_id`) REFERENCES `parties`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `party_gifts` (
	`id` text PRIMARY KEY NOT NULL,
	`party_id` text NOT NULL,
	`gift_id` integer,
	`title` text NOT NULL,
	`price_cents` integer,
	`guest_id` text,
	`claimed_at` integer,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	FOREIGN KEY (`party_id`) REFERENCES `parties`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`gift_id`) REFERENCES `gifts`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`guest_id`) REFERENCES `party_guests`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `party_gifts_by_party` ON `party_gifts` (`party_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `party_gifts_by_gift` ON `party_gifts` (`party_id`,`gift_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `party_gifts_by_title` ON `party_gifts` (`party_id`,lower(title)) WHERE gift_id IS NULL;--> statement-breakpoint
CREATE TABLE `party_guests` (
	`id` text PRIMARY KEY NOT NULL,
	`party_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`answer` text DEFAULT 'none' NOT NULL,
	`adults` integer DEFAULT 1 NOT NULL,
	`children` integer DEFAULT 0 NOT NULL,
	`plus_ones` integer DEFAULT 0 NOT NULL,
	`diet` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`is_guest_of_honour` integer DEFAULT false NOT NULL,
	`is_self_added` integer DEFAULT false NOT NULL,
	`edit_token` text NOT NULL,
	`answered_at` integer,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	FOREIGN KEY (`party_id`) REFERENCES `parties`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `party_guests_edit_token_unique` ON `party_guests` (`edit_token`);--> statement-breakpoint
CREATE INDEX `party_guests_by_party` ON `party_guests` (`party_id`);--> statement-breakpoint
CREATE TABLE `party_tasks` (
	`id` text PRIMARY KEY NOT NULL,
	`party_id` text NOT NULL,
	`template` text,
	`title` text,
	`due_on` text NOT NULL,
	`is_moved` integer DEFAULT false NOT NULL,
	`done_at` integer,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	FOREIGN KEY (`party_id`) REFERENCES `parties`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `party_tasks_by_party` ON `party_tasks` (`party_id`,`due_on`);--> statement-breakpoint
CREATE UNIQUE INDEX `party_tasks_by_template` ON `party_tasks` (`party_id`,`template`);--> statement-breakpoint
CREATE TABLE `discount_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`gift_id` integer NOT NULL,
	`code` text NOT NULL,
	`percent_off` integer,
	`cents_off` integer,
	`terms` text NOT NULL,
	`expires_at` integer,
	`checked_at` integer NOT NULL,
	`is_sample` integer DEFAULT false NOT NULL,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	FOREIGN KEY (`gift_id`) REFERENCES `gifts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `discount_codes_by_gift` ON `discount_codes` (`gift_id`);--> statement-breakpoint
CREATE TABLE `library_texts` (
	`shelf` text NOT NULL,
	`slug` text NOT NULL,
	`locale` text NOT NULL,
	`content` text NOT NULL,
	`checksum` text NOT NULL,
	PRIMARY KEY(`shelf`, `locale`, `slug`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `stripe_events_by_creation` ON `stripe_events` (`created_at`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`stripe_subscription_id` text NOT NULL,
	`status` text NOT NULL,
	`current_period_end` integer NOT NULL,
	`cancel_at_period_end` integer DEFAULT false NOT NULL,
	`past_due_since` integer,
	`revoked_at` integer,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_stripe_subscription_id_unique` ON `subscriptions` (`stripe_subscription_id`);--> statement-breakpoint
CREATE INDEX `subscriptions_by_user` ON `subscriptions` (`user_id`);--> statement-breakpoint
CREATE INDEX `subscriptions_by_update` ON `subscriptions` (`updated_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `premium_grant` integer;