CREATE INDEX `gifts_ideas` ON `gifts` (`updated_at`) WHERE source = 'ai';--> statement-breakpoint
CREATE INDEX `gift_recommendations_of_gift` ON `gift_recommendations` (`gift_id`);--> statement-breakpoint
CREATE INDEX `favorites_of_gift` ON `favorites` (`gift_id`);--> statement-breakpoint
CREATE INDEX `gift_list_items_of_gift` ON `gift_list_items` (`gift_id`);