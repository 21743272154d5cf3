CREATE TABLE `missing_wishes` (
	`kind` text NOT NULL,
	`locale` text NOT NULL,
	`asked` text NOT NULL,
	`times` integer NOT NULL,
	`last_day` text NOT NULL,
	PRIMARY KEY(`kind`, `locale`, `asked`)
);
--> statement-breakpoint
CREATE INDEX `missing_wishes_by_times` ON `missing_wishes` (`times`);