-- Full-text search over the words of active gifts: one row a gift and language, so that a query
-- names its language as a facet and reads only as many rows as it answers. The table holds no
-- content of its own and can be rebuilt from gift_texts at any time (catalogue/queries.ts).
CREATE VIRTUAL TABLE gift_search USING fts5(
  name, body, facets,
  content='', contentless_delete=1,
  tokenize='unicode61 remove_diacritics 2',
  prefix='2 3'
);
--> statement-breakpoint
CREATE TRIGGER gift_texts_after_insert AFTER INSERT ON gift_texts BEGIN
  INSERT INTO gift_search(rowid, name, body, facets)
  SELECT new.gift_id * 4 + (instr('enfreszh', new.locale) - 1) / 2,
         new.search_name, new.search_body, g.facets || ' zlng' || new.locale
  FROM gifts g WHERE g.id = new.gift_id AND g.is_active;
END;
--> statement-breakpoint
CREATE TRIGGER gift_texts_after_update AFTER UPDATE ON gift_texts BEGIN
  DELETE FROM gift_search
  WHERE rowid = old.gift_id * 4 + (instr('enfreszh', old.locale) - 1) / 2;
  INSERT INTO gift_search(rowid, name, body, facets)
  SELECT new.gift_id * 4 + (instr('enfreszh', new.locale) - 1) / 2,
         new.search_name, new.search_body, g.facets || ' zlng' || new.locale
  FROM gifts g WHERE g.id = new.gift_id AND g.is_active;
END;
--> statement-breakpoint
CREATE TRIGGER gift_texts_after_delete AFTER DELETE ON gift_texts BEGIN
  DELETE FROM gift_search
  WHERE rowid = old.gift_id * 4 + (instr('enfreszh', old.locale) - 1) / 2;
END;
--> statement-breakpoint
CREATE TRIGGER gifts_after_update AFTER UPDATE OF facets, is_active ON gifts
WHEN old.facets <> new.facets OR old.is_active <> new.is_active BEGIN
  DELETE FROM gift_search WHERE rowid BETWEEN new.id * 4 AND new.id * 4 + 3;
  INSERT INTO gift_search(rowid, name, body, facets)
  SELECT t.gift_id * 4 + (instr('enfreszh', t.locale) - 1) / 2,
         t.search_name, t.search_body, new.facets || ' zlng' || t.locale
  FROM gift_texts t WHERE t.gift_id = new.id AND new.is_active;
END;
