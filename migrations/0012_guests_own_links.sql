CREATE TABLE `party_guest_tokens` (
	`token` text PRIMARY KEY NOT NULL,
	`party_id` text NOT NULL,
	`guest_id` text NOT NULL,
	FOREIGN KEY (`party_id`) REFERENCES `parties`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `party_guest_tokens_by_guest` ON `party_guest_tokens` (`party_id`,`guest_id`);--> statement-breakpoint
DROP INDEX `party_guests_by_name`;--> statement-breakpoint
DROP INDEX `party_guests_by_answer`;--> statement-breakpoint
DROP INDEX `party_guests_by_diet`;--> statement-breakpoint
ALTER TABLE `party_guests` ADD `host_diet` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `party_guests` ADD `is_unconfirmed` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `party_guests` ADD `is_apart` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `party_guests` ADD `sees_gifts` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `party_guests_unconfirmed` ON `party_guests` (`party_id`,`name_key`) WHERE is_unconfirmed = 1;--> statement-breakpoint
CREATE INDEX `party_guests_by_name` ON `party_guests` (`party_id`,`name_key`,`id`) WHERE is_unconfirmed = 0;--> statement-breakpoint
CREATE INDEX `party_guests_by_answer` ON `party_guests` (`party_id`,`answer`,`name_key`,`id`) WHERE is_unconfirmed = 0;--> statement-breakpoint
CREATE INDEX `party_guests_by_diet` ON `party_guests` (`party_id`,`name_key`,`id`) WHERE is_unconfirmed = 0 AND (diet <> '' OR host_diet <> '');--> statement-breakpoint
ALTER TABLE `party_tallies` ADD `self_added` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `party_tallies` ADD `unconfirmed` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `party_tallies` ADD `honoured` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Who is unconfirmed counts nowhere else, so the triggers of 0006 are made anew.
DROP TRIGGER party_guests_after_insert;
--> statement-breakpoint
DROP TRIGGER party_guests_after_update;
--> statement-breakpoint
DROP TRIGGER party_guests_after_delete;
--> statement-breakpoint
-- What is known of the food of a guest who never answered was written by the host. For those who answered it
-- can't be told any more; they have seen it on their own page, so it stays theirs.
UPDATE party_guests SET host_diet = diet, diet = '' WHERE answered_at IS NULL AND diet <> '';
--> statement-breakpoint
UPDATE party_tallies SET
  self_added = (SELECT count(*) FROM party_guests AS guest
    WHERE guest.party_id = party_tallies.party_id AND is_self_added),
  honoured = (SELECT count(*) FROM party_guests AS guest
    WHERE guest.party_id = party_tallies.party_id AND is_guest_of_honour);
--> statement-breakpoint
CREATE TRIGGER party_guests_after_insert AFTER INSERT ON party_guests BEGIN
  INSERT INTO party_tallies (party_id) SELECT new.party_id
  WHERE NOT EXISTS (SELECT 1 FROM party_tallies WHERE party_id = new.party_id);
  UPDATE party_tallies SET
    guests = guests + (NOT new.is_unconfirmed),
    yes = yes + (new.answer = 'yes' AND NOT new.is_unconfirmed),
    maybe = maybe + (new.answer = 'maybe' AND NOT new.is_unconfirmed),
    no = no + (new.answer = 'no' AND NOT new.is_unconfirmed),
    yes_adults = yes_adults + (new.answer = 'yes' AND NOT new.is_unconfirmed) * new.adults,
    yes_children = yes_children + (new.answer = 'yes' AND NOT new.is_unconfirmed) * new.children,
    maybe_adults = maybe_adults + (new.answer = 'maybe' AND NOT new.is_unconfirmed) * new.adults,
    maybe_children = maybe_children + (new.answer = 'maybe' AND NOT new.is_unconfirmed) * new.children,
    open_plus_ones = open_plus_ones + (new.answer = 'none' AND NOT new.is_unconfirmed) * new.plus_ones,
    diets = diets + ((new.diet <> '' OR new.host_diet <> '') AND NOT new.is_unconfirmed),
    self_added = self_added + new.is_self_added,
    unconfirmed = unconfirmed + new.is_unconfirmed,
    honoured = honoured + new.is_guest_of_honour
  WHERE party_id = new.party_id;
END;
--> statement-breakpoint
CREATE TRIGGER party_guests_after_update
AFTER UPDATE OF
  answer, adults, children, plus_ones, diet, host_diet, is_guest_of_honour, is_self_added, is_unconfirmed
ON party_guests BEGIN
  UPDATE party_tallies SET
    guests = guests + (NOT new.is_unconfirmed)
      - (NOT old.is_unconfirmed),
    yes = yes + (new.answer = 'yes' AND NOT new.is_unconfirmed)
      - (old.answer = 'yes' AND NOT old.is_unconfirmed),
    maybe = maybe + (new.answer = 'maybe' AND NOT new.is_unconfirmed)
      - (old.answer = 'maybe' AND NOT old.is_unconfirmed),
    no = no + (new.answer = 'no' AND NOT new.is_unconfirmed)
      - (old.answer = 'no' AND NOT old.is_unconfirmed),
    yes_adults = yes_adults + (new.answer = 'yes' AND NOT new.is_unconfirmed) * new.adults
      - (old.answer = 'yes' AND NOT old.is_unconfirmed) * old.adults,
    yes_children = yes_children + (new.answer = 'yes' AND NOT new.is_unconfirmed) * new.children
      - (old.answer = 'yes' AND NOT old.is_unconfirmed) * old.children,
    maybe_adults = maybe_adults + (new.answer = 'maybe' AND NOT new.is_unconfirmed) * new.adults
      - (old.answer = 'maybe' AND NOT old.is_unconfirmed) * old.adults,
    maybe_children = maybe_children + (new.answer = 'maybe' AND NOT new.is_unconfirmed) * new.children
      - (old.answer = 'maybe' AND NOT old.is_unconfirmed) * old.children,
    open_plus_ones = open_plus_ones + (new.answer = 'none' AND NOT new.is_unconfirmed) * new.plus_ones
      - (old.answer = 'none' AND NOT old.is_unconfirmed) * old.plus_ones,
    diets = diets + ((new.diet <> '' OR new.host_diet <> '') AND NOT new.is_unconfirmed)
      - ((old.diet <> '' OR old.host_diet <> '') AND NOT old.is_unconfirmed),
    self_added = self_added + new.is_self_added
      - old.is_self_added,
    unconfirmed = unconfirmed + new.is_unconfirmed
      - old.is_unconfirmed,
    honoured = honoured + new.is_guest_of_honour
      - old.is_guest_of_honour
  WHERE party_id = new.party_id;
END;
--> statement-breakpoint
CREATE TRIGGER party_guests_after_delete AFTER DELETE ON party_guests BEGIN
  UPDATE party_tallies SET
    guests = guests - (NOT old.is_unconfirmed),
    yes = yes - (old.answer = 'yes' AND NOT old.is_unconfirmed),
    maybe = maybe - (old.answer = 'maybe' AND NOT old.is_unconfirmed),
    no = no - (old.answer = 'no' AND NOT old.is_unconfirmed),
    yes_adults = yes_adults - (old.answer = 'yes' AND NOT old.is_unconfirmed) * old.adults,
    yes_children = yes_children - (old.answer = 'yes' AND NOT old.is_unconfirmed) * old.children,
    maybe_adults = maybe_adults - (old.answer = 'maybe' AND NOT old.is_unconfirmed) * old.adults,
    maybe_children = maybe_children - (old.answer = 'maybe' AND NOT old.is_unconfirmed) * old.children,
    open_plus_ones = open_plus_ones - (old.answer = 'none' AND NOT old.is_unconfirmed) * old.plus_ones,
    diets = diets - ((old.diet <> '' OR old.host_diet <> '') AND NOT old.is_unconfirmed),
    self_added = self_added - old.is_self_added,
    unconfirmed = unconfirmed - old.is_unconfirmed,
    honoured = honoured - old.is_guest_of_honour
  WHERE party_id = old.party_id;
END;
