/** Milliseconds without a key before something that follows the typing is done (spec limits#debounce). */
export const DEBOUNCE = 500;
