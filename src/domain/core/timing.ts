/** Milliseconds without a key before something that follows the typing is done (platform 9). */
export const DEBOUNCE = 500;
