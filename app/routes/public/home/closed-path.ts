/** Where a closed category button of the home page leads: to the notice of spec §8. */
export const CLOSED_PATH = "/?soon=1#categories";
