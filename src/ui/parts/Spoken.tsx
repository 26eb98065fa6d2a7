import type { ReactNode } from 'react';
import { spokenText } from '#domain/spoken/spoken-text';
import { useHost } from '../core/host-context';

interface SpokenProps {
  /** A text; other content is shown as it is. */
  children: ReactNode;
  /** What is said instead, of a form that is known here only; by default the text's own words (domain/spoken). */
  words?: string;
}

/**
 * A text whose amounts, dates, codes and measures are shown as they are written and spoken in words. Not for what a control is named
 * by: those who speak to their device name what they see (WCAG 2.5.3).
 */
export function Spoken({ children, words }: SpokenProps) {
  const { language } = useHost();
  if (typeof children !== 'string') return children;
  const said = words ?? spokenText(children, language);
  if (said === children) return children;
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <span className="sr spoken">{said}</span>
    </>
  );
}
