/**
 * Whether an event is a fact for the page's analytics. Not commands such as show-scroll, and not what happens to a
 * widget or message itself rather than in it.
 */
export const isFact = (name: string): boolean => /^vt-(?!widget-|popup-)/.test(name);
