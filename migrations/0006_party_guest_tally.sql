CREATE TABLE `party_tallies` (
	`party_id` text PRIMARY KEY NOT NULL,
	`guests` integer DEFAULT 0 NOT NULL,
	`yes` integer DEFAULT 0 NOT NULL,
	`maybe` integer DEFAULT 0 NOT NULL,
	`no` integer DEFAULT 0 NOT NULL,
	`yes_adults` integer DEFAULT 0 NOT NULL,
	`yes_children` integer DEFAULT 0 NOT NULL,
	`maybe_adults` integer DEFAULT 0 NOT NULL,
	`maybe_children` integer DEFAULT 0 NOT NULL,
	`open_plus_ones` integer DEFAULT 0 NOT NULL,
	`diets` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`party_id`) REFERENCES `parties`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
DROP INDEX `party_guests_by_party`;--> statement-breakpoint
ALTER TABLE `party_guests` ADD `name_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `party_guests` ADD `last_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `party_guests_by_name` ON `party_guests` (`party_id`,`name_key`,`id`);--> statement-breakpoint
CREATE INDEX `party_guests_by_last_name` ON `party_guests` (`party_id`,`last_key`);--> statement-breakpoint
CREATE INDEX `party_guests_by_answer` ON `party_guests` (`party_id`,`answer`,`name_key`,`id`);--> statement-breakpoint
CREATE INDEX `party_guests_by_diet` ON `party_guests` (`party_id`,`name_key`,`id`) WHERE diet <> '';
--> statement-breakpoint
-- The tally is what the guests' rows add up to, whoever writes them: each row adds its part and takes it
-- away again (party-guests/rules.ts says the same in TypeScript, and a test holds the two together).
CREATE TRIGGER party_guests_after_insert AFTER INSERT ON party_guests BEGIN
  INSERT INTO party_tallies (party_id) SELECT new.party_id
  WHERE NOT EXISTS (SELECT 1 FROM party_tallies WHERE party_id = new.party_id);
  UPDATE party_tallies SET
    guests = guests + 1,
    yes = yes + (new.answer = 'yes'),
    maybe = maybe + (new.answer = 'maybe'),
    no = no + (new.answer = 'no'),
    yes_adults = yes_adults + (new.answer = 'yes') * new.adults,
    yes_children = yes_children + (new.answer = 'yes') * new.children,
    maybe_adults = maybe_adults + (new.answer = 'maybe') * new.adults,
    maybe_children = maybe_children + (new.answer = 'maybe') * new.children,
    open_plus_ones = open_plus_ones + (new.answer = 'none') * new.plus_ones,
    diets = diets + (new.diet <> '')
  WHERE party_id = new.party_id;
END;
--> statement-breakpoint
CREATE TRIGGER party_guests_after_update
AFTER UPDATE OF answer, adults, children, plus_ones, diet ON party_guests BEGIN
  UPDATE party_tallies SET
    yes = yes + (new.answer = 'yes') - (old.answer = 'yes'),
    maybe = maybe + (new.answer = 'maybe') - (old.answer = 'maybe'),
    no = no + (new.answer = 'no') - (old.answer = 'no'),
    yes_adults = yes_adults + (new.answer = 'yes') * new.adults - (old.answer = 'yes') * old.adults,
    yes_children = yes_children + (new.answer = 'yes') * new.children - (old.answer = 'yes') * old.children,
    maybe_adults = maybe_adults + (new.answer = 'maybe') * new.adults - (old.answer = 'maybe') * old.adults,
    maybe_children = maybe_children + (new.answer = 'maybe') * new.children - (old.answer = 'maybe') * old.children,
    open_plus_ones = open_plus_ones + (new.answer = 'none') * new.plus_ones - (old.answer = 'none') * old.plus_ones,
    diets = diets + (new.diet <> '') - (old.diet <> '')
  WHERE party_id = new.party_id;
END;
--> statement-breakpoint
CREATE TRIGGER party_guests_after_delete AFTER DELETE ON party_guests BEGIN
  UPDATE party_tallies SET
    guests = guests - 1,
    yes = yes - (old.answer = 'yes'),
    maybe = maybe - (old.answer = 'maybe'),
    no = no - (old.answer = 'no'),
    yes_adults = yes_adults - (old.answer = 'yes') * old.adults,
    yes_children = yes_children - (old.answer = 'yes') * old.children,
    maybe_adults = maybe_adults - (old.answer = 'maybe') * old.adults,
    maybe_children = maybe_children - (old.answer = 'maybe') * old.children,
    open_plus_ones = open_plus_ones - (old.answer = 'none') * old.plus_ones,
    diets = diets - (old.diet <> '')
  WHERE party_id = old.party_id;
END;
