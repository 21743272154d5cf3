CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`actor_id` text NOT NULL,
	`actor_name` text NOT NULL,
	`action` text NOT NULL,
	`target_type` text NOT NULL,
	`target_id` text NOT NULL,
	`target_name` text NOT NULL,
	`before` text,
	`after` text,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `day_counters` (
	`day` text PRIMARY KEY NOT NULL,
	`requests` integer DEFAULT 0 NOT NULL,
	`workers_ai` integer DEFAULT 0 NOT NULL,
	`open_ai` integer DEFAULT 0 NOT NULL,
	`catalogue` integer DEFAULT 0 NOT NULL,
	`rows_read` integer DEFAULT 0 NOT NULL,
	`rows_written` integer DEFAULT 0 NOT NULL,
	`kv_writes` integer DEFAULT 0 NOT NULL,
	`sign_ups` integer DEFAULT 0 NOT NULL,
	`saves` integer DEFAULT 0 NOT NULL,
	`premium` integer DEFAULT 0 NOT NULL,
	`neurons` integer DEFAULT 0 NOT NULL,
	`bugs` integer DEFAULT 0 NOT NULL,
	`suggestions` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `event_request_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`request_id` text NOT NULL,
	`author_id` text,
	`is_from_staff` integer NOT NULL,
	`content` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `event_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `event_request_messages_by_request` ON `event_request_messages` (`request_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `event_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`party_id` text,
	`subject` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`assignee_id` text,
	`version` integer DEFAULT 0 NOT NULL,
	`created_at` integer DEFAULT (unixepoch()) NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`party_id`) REFERENCES `parties`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`assignee_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `event_requests_by_status` ON `event_requests` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `event_requests_by_assignee` ON `event_requests` (`assignee_id`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `event_requests_by_user` ON `event_requests` (`user_id`);--> statement-breakpoint
CREATE TABLE `mail_templates` (
	`id` text NOT NULL,
	`locale` text NOT NULL,
	`subject` text NOT NULL,
	`content` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`id`, `locale`)
);
--> statement-breakpoint
CREATE TABLE `totals` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE `blog_comments` ADD `hidden_at` integer;--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `blog_texts` ADD `markdown` text;--> statement-breakpoint
ALTER TABLE `gifts` ADD `version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `feedbacks` ADD `handled_at` integer;--> statement-breakpoint
CREATE INDEX `feedbacks_by_type` ON `feedbacks` (`type`,`created_at`);--> statement-breakpoint
CREATE INDEX `users_by_creation` ON `users` (`created_at`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `users_by_staff` ON `users` (`created_at`,`id`) WHERE is_staff AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `party_gifts_by_guest` ON `party_gifts` (`guest_id`);--> statement-breakpoint
CREATE INDEX `party_gifts_of_gift` ON `party_gifts` (`gift_id`);--> statement-breakpoint
CREATE TRIGGER audit_log_stays_whole BEFORE UPDATE ON audit_log
BEGIN SELECT RAISE(ABORT, 'the audit log is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER audit_log_stays BEFORE DELETE ON audit_log
BEGIN SELECT RAISE(ABORT, 'the audit log is only added to'); END;
--> statement-breakpoint
INSERT INTO totals (name, value)
SELECT 'users', count(*) FROM users WHERE deleted_at IS NULL
UNION ALL SELECT 'staff', count(*) FROM users WHERE deleted_at IS NULL AND is_staff
UNION ALL SELECT 'premium', count(*) FROM users WHERE deleted_at IS NULL AND is_premium
UNION ALL SELECT 'deleted', count(*) FROM users WHERE deleted_at IS NOT NULL;
--> statement-breakpoint
INSERT INTO totals (name, value)
SELECT 'feedback:bug', count(*) FROM feedbacks WHERE type = 'bug'
UNION ALL SELECT 'feedback:suggestion', count(*) FROM feedbacks WHERE type = 'suggestion'
UNION ALL SELECT 'feedback:error', count(*) FROM feedbacks WHERE type = 'error'
UNION ALL SELECT 'feedback:waiting', count(*) FROM feedbacks WHERE handled_at IS NULL;
--> statement-breakpoint
CREATE TRIGGER users_total_insert AFTER INSERT ON users
BEGIN
  UPDATE totals SET value = value + 1 WHERE name = 'users' AND new.deleted_at IS NULL;
  UPDATE totals SET value = value + 1 WHERE name = 'staff' AND new.deleted_at IS NULL AND new.is_staff;
  UPDATE totals SET value = value + 1 WHERE name = 'premium' AND new.deleted_at IS NULL AND new.is_premium;
  UPDATE totals SET value = value + 1 WHERE name = 'deleted' AND new.deleted_at IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER users_total_delete AFTER DELETE ON users
BEGIN
  UPDATE totals SET value = value - 1 WHERE name = 'users' AND old.deleted_at IS NULL;
  UPDATE totals SET value = value - 1 WHERE name = 'staff' AND old.deleted_at IS NULL AND old.is_staff;
  UPDATE totals SET value = value - 1 WHERE name = 'premium' AND old.deleted_at IS NULL AND old.is_premium;
  UPDATE totals SET value = value - 1 WHERE name = 'deleted' AND old.deleted_at IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER users_total_update AFTER UPDATE OF is_staff, is_premium, deleted_at ON users
WHEN old.is_staff IS NOT new.is_staff OR old.is_premium IS NOT new.is_premium
  OR (old.deleted_at IS NULL) IS NOT (new.deleted_at IS NULL)
BEGIN
  UPDATE totals SET value = value + (new.deleted_at IS NULL) - (old.deleted_at IS NULL)
    WHERE name = 'users';
  UPDATE totals SET value = value + (new.deleted_at IS NOT NULL) - (old.deleted_at IS NOT NULL)
    WHERE name = 'deleted';
  UPDATE totals SET value = value
    + (new.deleted_at IS NULL AND new.is_staff) - (old.deleted_at IS NULL AND old.is_staff)
    WHERE name = 'staff';
  UPDATE totals SET value = value
    + (new.deleted_at IS NULL AND new.is_premium) - (old.deleted_at IS NULL AND old.is_premium)
    WHERE name = 'premium';
END;
--> statement-breakpoint
CREATE TRIGGER feedbacks_total_insert AFTER INSERT ON feedbacks
BEGIN
  UPDATE totals SET value = value + 1 WHERE name = 'feedback:' || new.type;
  UPDATE totals SET value = value + 1 WHERE name = 'feedback:waiting' AND new.handled_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER feedbacks_total_delete AFTER DELETE ON feedbacks
BEGIN
  UPDATE totals SET value = value - 1 WHERE name = 'feedback:' || old.type;
  UPDATE totals SET value = value - 1 WHERE name = 'feedback:waiting' AND old.handled_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER feedbacks_total_update AFTER UPDATE OF handled_at ON feedbacks
WHEN (old.handled_at IS NULL) IS NOT (new.handled_at IS NULL)
BEGIN
  UPDATE totals SET value = value + (new.handled_at IS NULL) - (old.handled_at IS NULL)
    WHERE name = 'feedback:waiting';
END;
--> statement-breakpoint
CREATE TRIGGER day_sign_ups AFTER INSERT ON users
BEGIN
  INSERT INTO day_counters (day, sign_ups) VALUES (date(new.created_at, 'unixepoch'), 1)
    ON CONFLICT (day) DO UPDATE SET sign_ups = sign_ups + 1;
END;
--> statement-breakpoint
CREATE TRIGGER day_premium AFTER UPDATE OF is_premium ON users
WHEN new.is_premium AND NOT old.is_premium
BEGIN
  INSERT INTO day_counters (day, premium) VALUES (date('now'), 1)
    ON CONFLICT (day) DO UPDATE SET premium = premium + 1;
END;
--> statement-breakpoint
CREATE TRIGGER day_saves AFTER INSERT ON favorites
BEGIN
  INSERT INTO day_counters (day, saves) VALUES (date(new.created_at, 'unixepoch'), 1)
    ON CONFLICT (day) DO UPDATE SET saves = saves + 1;
END;
--> statement-breakpoint
CREATE TRIGGER day_neurons_first AFTER INSERT ON provider_state
WHEN new.neurons > 0
BEGIN
  INSERT INTO day_counters (day, neurons) VALUES (new.day, new.neurons)
    ON CONFLICT (day) DO UPDATE SET neurons = neurons + new.neurons;
END;
--> statement-breakpoint
CREATE TRIGGER day_neurons AFTER UPDATE OF neurons, day ON provider_state
WHEN new.day <> old.day OR new.neurons <> old.neurons
BEGIN
  INSERT INTO day_counters (day, neurons)
    VALUES (new.day, new.neurons - iif(new.day = old.day, old.neurons, 0))
    ON CONFLICT (day) DO UPDATE
    SET neurons = neurons + new.neurons - iif(new.day = old.day, old.neurons, 0);
END;
--> statement-breakpoint
CREATE TRIGGER day_feedbacks AFTER INSERT ON feedbacks
BEGIN
  INSERT INTO day_counters (day, bugs, suggestions)
    VALUES (date(new.created_at, 'unixepoch'), new.type <> 'suggestion', new.type = 'suggestion')
    ON CONFLICT (day) DO UPDATE
    SET bugs = bugs + (new.type <> 'suggestion'), suggestions = suggestions + (new.type = 'suggestion');
END;
