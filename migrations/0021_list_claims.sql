CREATE TABLE `list_claims` (
	`id` text PRIMARY KEY NOT NULL,
	`list_id` text NOT NULL,
	`item` text NOT NULL,
	`item_name` text NOT NULL,
	`name` text NOT NULL,
	`quantity` integer DEFAULT 1 NOT NULL,
	`bought_at` integer,
	`holder_hash` text NOT NULL,
	`user_id` text,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `list_claims_by_item` ON `list_claims` (`list_id`,`item`);--> statement-breakpoint
CREATE INDEX `list_claims_by_holder` ON `list_claims` (`holder_hash`);--> statement-breakpoint
CREATE INDEX `list_claims_by_user` ON `list_claims` (`user_id`) WHERE user_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `list_claims_by_creation` ON `list_claims` (`created_at`);--> statement-breakpoint
CREATE TABLE `list_item_claims` (
	`list_id` text NOT NULL,
	`item` text NOT NULL,
	`taken` integer NOT NULL,
	`claims` text NOT NULL,
	PRIMARY KEY(`list_id`, `item`)
);
--> statement-breakpoint
-- An item's claims in one row: a page reads that, and a new claim asks it what is left.
CREATE TRIGGER list_claims_after_insert AFTER INSERT ON list_claims BEGIN
  DELETE FROM list_item_claims WHERE list_id = new.list_id AND item = new.item;
  INSERT INTO list_item_claims (list_id, item, taken, claims)
  SELECT list_id, item, sum(quantity), json_group_array(json_object(
    'id', id, 'name', name, 'quantity', quantity, 'holder', holder_hash, 'user', user_id))
  FROM list_claims WHERE list_id = new.list_id AND item = new.item GROUP BY list_id, item;
END;
--> statement-breakpoint
CREATE TRIGGER list_claims_after_delete AFTER DELETE ON list_claims BEGIN
  DELETE FROM list_item_claims WHERE list_id = old.list_id AND item = old.item;
  INSERT INTO list_item_claims (list_id, item, taken, claims)
  SELECT list_id, item, sum(quantity), json_group_array(json_object(
    'id', id, 'name', name, 'quantity', quantity, 'holder', holder_hash, 'user', user_id))
  FROM list_claims WHERE list_id = old.list_id AND item = old.item GROUP BY list_id, item;
END;
