/** Where somebody lands whom a category doesn't let in yet: on the shelf, with the notice of spec §8. */
export const CLOSED_PATH = "/?soon=1#categories";
