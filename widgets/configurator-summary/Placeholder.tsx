import type { ReactNode } from 'react';

interface NothingProps {
  /** What is said; empty while there is nothing to say. */
  words: string;
  busy?: boolean;
  alert?: boolean;
  /** What can be done about it. */
  children?: ReactNode;
}

/** Stands where the car will be, or would be. */
export const Nothing = ({ words, busy, alert, children }: NothingProps) => (
  <div className={busy ? 'nothing busy' : 'nothing'} aria-busy={busy || undefined}>
    <p role={alert ? 'alert' : 'status'} className={busy ? 'sr' : undefined}>
      {words}
    </p>
    {busy && <span className="shape" aria-hidden="true" />}
    {children}
  </div>
);
