CREATE TABLE `erased_customers` (
	`stripe_customer_id` text PRIMARY KEY NOT NULL,
	`erased_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `audit_log` DROP COLUMN `actor_name`;
--> statement-breakpoint
-- What older entries hold of people goes as well: their words and names, and whose a request was by name.
-- The trigger that keeps the log as it is comes back right after.
DROP TRIGGER audit_log_stays_whole;
--> statement-breakpoint
UPDATE audit_log SET target_name = '' WHERE target_type IN ('account', 'user', 'feedback', 'request', 'comment');
--> statement-breakpoint
UPDATE audit_log
SET before = json_set(before, '$.assignee',
  (SELECT id FROM users WHERE username = json_extract(audit_log.before, '$.assignee')))
WHERE target_type = 'request' AND json_extract(before, '$.assignee') IS NOT NULL;
--> statement-breakpoint
UPDATE audit_log
SET after = json_set(after, '$.assignee',
  (SELECT id FROM users WHERE username = json_extract(audit_log.after, '$.assignee')))
WHERE target_type = 'request' AND json_extract(after, '$.assignee') IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER audit_log_stays_whole BEFORE UPDATE ON audit_log
BEGIN SELECT RAISE(ABORT, 'the audit log is only added to'); END;
