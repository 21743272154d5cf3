CREATE TABLE `gift_postings` (
	`term` text PRIMARY KEY NOT NULL,
	`entries` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `gift_texts` (
	`gift_id` integer NOT NULL,
	`locale` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`search_name` text NOT NULL,
	`search_body` text NOT NULL,
	PRIMARY KEY(`gift_id`, `locale`),
	FOREIGN KEY (`gift_id`) REFERENCES `gifts`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `gifts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`source` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`category` text NOT NULL,
	`price_cents` integer NOT NULL,
	`currency` text DEFAULT 'USD' NOT NULL,
	`image_url` text NOT NULL,
	`store_url` text NOT NULL,
	`store` text,
	`season` text,
	`holiday` text,
	`reasoning` text,
	`tags` text DEFAULT '[]' NOT NULL,
	`packed` text NOT NULL,
	`terms` text DEFAULT '[]' NOT NULL,
	`facets` text DEFAULT '' NOT NULL,
	`checksum` text,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch()) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gifts_slug_unique` ON `gifts` (`slug`);--> statement-breakpoint
CREATE INDEX `gifts_by_category` ON `gifts` (`category`,`is_active`,`id`);--> statement-breakpoint
CREATE TABLE `provider_state` (
	`provider` text PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`neurons` integer DEFAULT 0 NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`open_until` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `recommendation_answers` (
	`brief_hash` text PRIMARY KEY NOT NULL,
	`answer` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `recommendation_answers_by_expiry` ON `recommendation_answers` (`expires_at`);--> statement-breakpoint
CREATE TABLE `search_vocabulary` (
	`bucket` text PRIMARY KEY NOT NULL,
	`words` text NOT NULL
);
