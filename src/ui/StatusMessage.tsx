import type { RefObject } from 'react';
import { useLater } from './hooks/use-later';

interface StatusMessageProps {
  /** What became of the visitor's act; empty for nothing. */
  children: string;
  /** Its class while it says something. */
  look?: string;
  /** For one that takes the focus, as the pressed button is gone: what is around it, as an empty status says that it is one. */
  box?: RefObject<HTMLDivElement | null>;
}

/**
 * Says what became of an act, in a live region that stays. Its text comes a moment later: what changes while the dialog of the act
 * closes is not announced, nor what comes with its view.
 */
export function StatusMessage({ children, look = 'notice', box }: StatusMessageProps) {
  const text = useLater(children);
  const status = (
    <p className={text ? look : 'sr'} role="status" aria-busy={text !== children || undefined}>
      {text}
    </p>
  );
  if (!box) return status;
  return (
    <div tabIndex={-1} ref={box}>
      {status}
    </div>
  );
}
