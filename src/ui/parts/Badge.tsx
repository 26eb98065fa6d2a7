import type { ReactNode } from 'react';
import { useStyles } from '../hooks/use-styles';
import css from './badge.css?inline';

/**
 * The colour of a status: neutral for what is over or not begun, info for what is under way, success, warning for what
 * waits for the visitor, danger for what has gone wrong. Never the brand's colour, which is that of actions.
 */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

interface BadgeProps {
  /** The text must convey the same. */
  tone?: Tone;
  children: ReactNode;
}

/** The status of the item beside it, in one or two words; never in a title. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  useStyles(css);
  return (
    <span className={`badge status ${tone}`} part="badge">
      {children}
    </span>
  );
}

/** A kind or a trait of the item beside it, which does not change: "Venda direta". */
export function Label({ children }: { children: ReactNode }) {
  useStyles(css);
  return (
    <span className="badge" part="badge">
      {children}
    </span>
  );
}

/** A badge with a button that removes it: an active filter, a chosen optional. */
export function Tag({
  children,
  removeLabel,
  onRemove,
}: {
  children: ReactNode;
  /** The button's accessible name: "Remover câmbio automático". */
  removeLabel: string;
  onRemove(): void;
}) {
  useStyles(css);
  return (
    <span className="badge tag" part="tag">
      <span>{children}</span>
      <button className="tag-remove" type="button" aria-label={removeLabel} onClick={onRemove}>
        <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
          <path d="M2 2l8 8M10 2l-8 8" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </span>
  );
}
