import type { ReactNode } from 'react';

/**
 * The text of a heading that takes the focus (tabIndex -1), in an element of its own. As the control that had the focus goes, Orca
 * moves to the first text of what replaces it without a word; if that is the heading itself, its focus is then no change and is not
 * spoken either.
 */
export const HeadingText = ({ children }: { children: ReactNode }) => (
  <strong className="heading-text">{children}</strong>
);
