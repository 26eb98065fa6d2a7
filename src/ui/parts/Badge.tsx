import type { ReactNode } from 'react';
import { useStyles } from '../hooks/use-styles';
import css from './badge.css?inline';

interface BadgeProps {
  /** What it says by its colour; its words say it too. */
  tone?: 'neutral' | 'brand' | 'good' | 'bad';
  children: ReactNode;
}

/** A word or two about the thing beside it: a status, a mark. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  useStyles(css);
  return (
    <span className={`badge ${tone}`} part="badge">
      {children}
    </span>
  );
}

/** The same, with a button that takes it away: a filter that is on, a chosen optional. */
export function Tag({
  children,
  removeLabel,
  onRemove,
}: {
  children: ReactNode;
  /** The button's name: "Remover câmbio automático". */
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
