DROP INDEX `gifts_by_category`;--> statement-breakpoint
DROP INDEX `gifts_by_holiday`;--> statement-breakpoint
CREATE INDEX `gifts_by_category` ON `gifts` (`category`,`is_active`,`id`) WHERE category NOT IN ('home', 'kitchen', 'books', 'tech', 'garden', 'beauty', 'clothing', 'sports', 'games', 'art', 'music', 'outdoors', 'food', 'jewelry', 'kids', 'experiences');--> statement-breakpoint
CREATE INDEX `gifts_by_holiday` ON `gifts` (`source`,`holiday`,`is_active`) WHERE holiday IS NOT NULL;--> statement-breakpoint
-- A posting list is found and written as one row, not two (Drizzle can't say WITHOUT ROWID).
CREATE TABLE `gift_postings_new` (
	`term` text PRIMARY KEY NOT NULL,
	`entries` text NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `gift_postings_new` SELECT `term`, `entries` FROM `gift_postings`;
--> statement-breakpoint
DROP TABLE `gift_postings`;
--> statement-breakpoint
ALTER TABLE `gift_postings_new` RENAME TO `gift_postings`;
