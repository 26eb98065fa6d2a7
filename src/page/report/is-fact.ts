/**
 * Whether an event is a fact for the page's analytics. Not commands such as show-scroll, not what happens to a widget or
 * message itself rather than in it, not faults for monitoring, and not every press beside an element.
 */
export const isFact = (name: string): boolean => /^vt-(?!widget-|popup-|touched-|fault-)/.test(name);
