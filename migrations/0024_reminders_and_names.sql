ALTER TABLE `list_claims` ADD `is_named` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `occasion_reminders` ADD `reminded_on` text;
--> statement-breakpoint
-- Who promised under names that others saw goes on to be seen.
UPDATE list_claims SET is_named = coalesce(
  (SELECT shows_names FROM list_shares WHERE list_shares.list_id = list_claims.list_id), 0);
--> statement-breakpoint
DROP TRIGGER list_claims_after_insert;
--> statement-breakpoint
DROP TRIGGER list_claims_after_delete;
--> statement-breakpoint
CREATE TRIGGER list_claims_after_insert AFTER INSERT ON list_claims BEGIN
  DELETE FROM list_item_claims WHERE list_id = new.list_id AND item = new.item;
  INSERT INTO list_item_claims (list_id, item, taken, claims)
  SELECT list_id, item, sum(quantity), json_group_array(json_object(
    'id', id, 'name', name, 'named', is_named, 'quantity', quantity, 'holder', holder_hash,
    'user', user_id))
  FROM list_claims WHERE list_id = new.list_id AND item = new.item GROUP BY list_id, item;
END;
--> statement-breakpoint
CREATE TRIGGER list_claims_after_delete AFTER DELETE ON list_claims BEGIN
  DELETE FROM list_item_claims WHERE list_id = old.list_id AND item = old.item;
  INSERT INTO list_item_claims (list_id, item, taken, claims)
  SELECT list_id, item, sum(quantity), json_group_array(json_object(
    'id', id, 'name', name, 'named', is_named, 'quantity', quantity, 'holder', holder_hash,
    'user', user_id))
  FROM list_claims WHERE list_id = old.list_id AND item = old.item GROUP BY list_id, item;
END;
--> statement-breakpoint
DELETE FROM list_item_claims;
--> statement-breakpoint
INSERT INTO list_item_claims (list_id, item, taken, claims)
SELECT list_id, item, sum(quantity), json_group_array(json_object(
    'id', id, 'name', name, 'named', is_named, 'quantity', quantity, 'holder', holder_hash,
    'user', user_id))
FROM list_claims GROUP BY list_id, item;
