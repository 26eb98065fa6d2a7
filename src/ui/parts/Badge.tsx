import type { ReactNode } from 'react';
import { useStyles } from '../hooks/use-styles';
import css from './badge.css?inline';

interface BadgeProps {
  /** Its colour; the text must convey the same. */
  tone?: 'neutral' | 'brand' | 'good' | 'bad';
  children: ReactNode;
}

/** A short label of the item beside it, such as a status. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  useStyles(css);
  return (
    <span className={`badge ${tone}`} part="badge">
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
    <span className="badge neutral tag" part="tag">
      <span>{children}</span>
      <button className="tag-remove" type="button" aria-label={removeLabel} onClick={onRemove}>
        <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
          <path d="M2 2l8 8M10 2l-8 8" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </span>
  );
}
