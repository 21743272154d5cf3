CREATE TABLE `blog_shelves` (
	`locale` text PRIMARY KEY NOT NULL,
	`posts` text NOT NULL
);
--> statement-breakpoint
INSERT INTO blog_shelves (locale, posts) VALUES ('en', '{}'), ('fr', '{}'), ('es', '{}'), ('zh', '{}');
--> statement-breakpoint
UPDATE blog_shelves SET posts = (
  SELECT json_group_object(p.id, json_object('slug', p.slug, 'category', p.category, 'imageUrl', p.image_url,
    'publishedAt', p.published_at, 'title', t.title, 'excerpt', t.excerpt, 'wordCount', t.word_count))
  FROM blog_posts p JOIN blog_texts t ON t.post_id = p.id AND t.locale = blog_shelves.locale
  WHERE p.published
);
--> statement-breakpoint
CREATE TRIGGER blog_shelves_text_insert AFTER INSERT ON blog_texts
BEGIN
  UPDATE blog_shelves SET posts = json_set(posts, '$."' || new.post_id || '"', json((
    SELECT json_object('slug', p.slug, 'category', p.category, 'imageUrl', p.image_url,
    'publishedAt', p.published_at, 'title', new.title, 'excerpt', new.excerpt, 'wordCount', new.word_count)
    FROM blog_posts p WHERE p.id = new.post_id
  )))
  WHERE locale = new.locale AND EXISTS (SELECT 1 FROM blog_posts WHERE id = new.post_id AND published);
END;
--> statement-breakpoint
CREATE TRIGGER blog_shelves_text_update AFTER UPDATE OF title, excerpt, word_count ON blog_texts
BEGIN
  UPDATE blog_shelves SET posts = json_set(posts, '$."' || new.post_id || '"', json((
    SELECT json_object('slug', p.slug, 'category', p.category, 'imageUrl', p.image_url,
    'publishedAt', p.published_at, 'title', new.title, 'excerpt', new.excerpt, 'wordCount', new.word_count)
    FROM blog_posts p WHERE p.id = new.post_id
  )))
  WHERE locale = new.locale AND EXISTS (SELECT 1 FROM blog_posts WHERE id = new.post_id AND published);
END;
--> statement-breakpoint
CREATE TRIGGER blog_shelves_text_delete AFTER DELETE ON blog_texts
BEGIN
  UPDATE blog_shelves SET posts = json_remove(posts, '$."' || old.post_id || '"')
  WHERE locale = old.locale AND json_type(posts, '$."' || old.post_id || '"') IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER blog_shelves_post_update AFTER UPDATE OF published, slug, category, image_url, published_at ON blog_posts
BEGIN
  UPDATE blog_shelves SET posts = json_remove(posts, '$."' || new.id || '"')
  WHERE NOT new.published AND json_type(posts, '$."' || new.id || '"') IS NOT NULL;
  UPDATE blog_shelves SET posts = json_set(posts, '$."' || new.id || '"', json((
    SELECT json_object('slug', new.slug, 'category', new.category, 'imageUrl', new.image_url,
    'publishedAt', new.published_at, 'title', t.title, 'excerpt', t.excerpt, 'wordCount', t.word_count)
    FROM blog_texts t WHERE t.post_id = new.id AND t.locale = blog_shelves.locale
  )))
  WHERE new.published AND locale IN (SELECT locale FROM blog_texts WHERE post_id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER blog_shelves_post_delete AFTER DELETE ON blog_posts
BEGIN
  UPDATE blog_shelves SET posts = json_remove(posts, '$."' || old.id || '"')
  WHERE json_type(posts, '$."' || old.id || '"') IS NOT NULL;
END;
