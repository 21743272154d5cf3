-- One row of the search index a gift, not one a language: three written rows less for each gift of
-- the first load, which has to fit into a free day's 100,000. Each language has columns of its own.
DROP TRIGGER gift_texts_after_insert;--> statement-breakpoint
DROP TRIGGER gift_texts_after_update;--> statement-breakpoint
DROP TRIGGER gift_texts_after_delete;--> statement-breakpoint
DROP TRIGGER gifts_after_update;--> statement-breakpoint
DROP TABLE gift_search;--> statement-breakpoint
CREATE VIRTUAL TABLE gift_search USING fts5(
  name_en, body_en, name_fr, body_fr, name_es, body_es, name_zh, body_zh, facets,
  content='', contentless_delete=1,
  tokenize='unicode61 remove_diacritics 2',
  prefix='2 3'
);
--> statement-breakpoint
-- The rows of the index: active gifts with words in every language.
CREATE VIEW gift_search_rows AS
SELECT g.id,
  en.search_name AS name_en, en.search_body AS body_en,
  fr.search_name AS name_fr, fr.search_body AS body_fr,
  es.search_name AS name_es, es.search_body AS body_es,
  zh.search_name AS name_zh, zh.search_body AS body_zh,
  g.facets
FROM gifts g
JOIN gift_texts en ON en.gift_id = g.id AND en.locale = 'en'
JOIN gift_texts fr ON fr.gift_id = g.id AND fr.locale = 'fr'
JOIN gift_texts es ON es.gift_id = g.id AND es.locale = 'es'
JOIN gift_texts zh ON zh.gift_id = g.id AND zh.locale = 'zh'
WHERE g.is_active;
--> statement-breakpoint
-- The view has a row from a gift's last language on, so each gift is written once.
CREATE TRIGGER gift_texts_after_insert AFTER INSERT ON gift_texts BEGIN
  INSERT INTO gift_search(rowid, name_en, body_en, name_fr, body_fr, name_es, body_es, name_zh, body_zh, facets)
  SELECT * FROM gift_search_rows WHERE id = new.gift_id;
END;
--> statement-breakpoint
CREATE TRIGGER gift_texts_after_update AFTER UPDATE ON gift_texts
WHEN old.search_name <> new.search_name OR old.search_body <> new.search_body BEGIN
  DELETE FROM gift_search WHERE rowid = old.gift_id;
  INSERT INTO gift_search(rowid, name_en, body_en, name_fr, body_fr, name_es, body_es, name_zh, body_zh, facets)
  SELECT * FROM gift_search_rows WHERE id = new.gift_id;
END;
--> statement-breakpoint
CREATE TRIGGER gift_texts_after_delete AFTER DELETE ON gift_texts BEGIN
  DELETE FROM gift_search WHERE rowid = old.gift_id;
END;
--> statement-breakpoint
CREATE TRIGGER gifts_after_update AFTER UPDATE OF facets, is_active ON gifts
WHEN old.facets <> new.facets OR old.is_active <> new.is_active BEGIN
  DELETE FROM gift_search WHERE rowid = new.id;
  INSERT INTO gift_search(rowid, name_en, body_en, name_fr, body_fr, name_es, body_es, name_zh, body_zh, facets)
  SELECT * FROM gift_search_rows WHERE id = new.id;
END;
--> statement-breakpoint
INSERT INTO gift_search(rowid, name_en, body_en, name_fr, body_fr, name_es, body_es, name_zh, body_zh, facets)
SELECT * FROM gift_search_rows;
