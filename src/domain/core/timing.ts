/** Milliseconds after the last key until typed text takes effect (spec limits#debounce). */
export const DEBOUNCE = 500;
