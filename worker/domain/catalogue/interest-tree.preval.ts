/** The interests without their aliases; the build writes what this module exports in its place. */
import { INTEREST_FILES } from "./interest-files";

export const interestTree = INTEREST_FILES.map(
  ({ aliases: _, parts: __, ...interest }) => interest,
);
