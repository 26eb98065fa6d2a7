import type { ReactNode } from 'react';

interface PlaceholderProps {
  text: string;
  busy?: boolean;
  alert?: boolean;
  /** A link or a button. */
  children?: ReactNode;
}

/** Shown instead of the car while it loads, if there is none, or if it failed to load. */
export const Placeholder = ({ text, busy, alert, children }: PlaceholderProps) => (
  <div className={busy ? 'placeholder busy' : 'placeholder'} aria-busy={busy || undefined}>
    <p role={alert ? 'alert' : 'status'} className={busy ? 'sr' : undefined}>
      {text}
    </p>
    {busy && <span className="shape" aria-hidden="true" />}
    {children}
  </div>
);
