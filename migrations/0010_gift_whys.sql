ALTER TABLE `gift_texts` ADD `why` text;--> statement-breakpoint
ALTER TABLE `gifts` ADD `shop` text;--> statement-breakpoint
ALTER TABLE `gifts` ADD `query` text;