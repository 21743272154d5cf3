CREATE TABLE `list_own_items` (
	`id` text PRIMARY KEY NOT NULL,
	`list_id` text NOT NULL,
	`name` text NOT NULL,
	`url` text,
	`price_cents` integer,
	`note` text DEFAULT '' NOT NULL,
	`quantity` integer DEFAULT 1 NOT NULL,
	`priority` text DEFAULT 'normal' NOT NULL,
	`removed_at` integer,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	FOREIGN KEY (`list_id`) REFERENCES `gift_lists`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `list_own_items_by_list` ON `list_own_items` (`list_id`);--> statement-breakpoint
CREATE INDEX `list_own_items_removed` ON `list_own_items` (`removed_at`) WHERE removed_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `list_shares` (
	`list_id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`is_on` integer DEFAULT true NOT NULL,
	`shows_names` integer DEFAULT true NOT NULL,
	`occasion_on` text NOT NULL,
	`reveal_on` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	FOREIGN KEY (`list_id`) REFERENCES `gift_lists`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `list_shares_token_hash_unique` ON `list_shares` (`token_hash`);--> statement-breakpoint
ALTER TABLE `gift_lists` ADD `own_items` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `gift_lists` ADD `own_cents` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `gift_list_items_by_place` ON `gift_list_items` (`list_id`,`position`);--> statement-breakpoint
-- A list's row says how many own items it has and what they cost, whoever writes them.
CREATE TRIGGER list_own_items_after_insert AFTER INSERT ON list_own_items BEGIN
  UPDATE gift_lists SET
    own_items = own_items + (new.removed_at IS NULL),
    own_cents = own_cents + (new.removed_at IS NULL) * coalesce(new.price_cents, 0) * new.quantity
  WHERE id = new.list_id;
END;
--> statement-breakpoint
CREATE TRIGGER list_own_items_after_update
AFTER UPDATE OF price_cents, quantity, removed_at ON list_own_items BEGIN
  UPDATE gift_lists SET
    own_items = own_items + (new.removed_at IS NULL) - (old.removed_at IS NULL),
    own_cents = own_cents + (new.removed_at IS NULL) * coalesce(new.price_cents, 0) * new.quantity
      - (old.removed_at IS NULL) * coalesce(old.price_cents, 0) * old.quantity
  WHERE id = new.list_id;
END;
--> statement-breakpoint
CREATE TRIGGER list_own_items_after_delete AFTER DELETE ON list_own_items
WHEN old.removed_at IS NULL BEGIN
  UPDATE gift_lists SET
    own_items = own_items - 1,
    own_cents = own_cents - coalesce(old.price_cents, 0) * old.quantity
  WHERE id = old.list_id;
END;
