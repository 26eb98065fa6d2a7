import type { ReactNode } from 'react';
import * as esAR from '#domain/core/messages.es-AR';
import * as ptBR from '#domain/core/messages.pt-BR';
import { useLabels } from '../core/host-context';
import { useStyles } from '../hooks/use-styles';
import css from './states.css?inline';

const labels = { 'pt-BR': ptBR.noResults, 'es-AR': esAR.noResults };

interface EmptyProps {
  /** By default "no results". */
  title?: ReactNode;
  /** What the visitor can do. */
  children?: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
}

/** Shown if there is nothing to show; announced to screen readers. */
export function Empty({ title, children, action }: EmptyProps) {
  const messages = useLabels(labels);
  useStyles(css);
  return (
    <div className="state" part="empty">
      <svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="2.5">
          <circle cx="21" cy="21" r="14" />
          <path d="M31.5 31.5L43 43M15 21h12" />
        </g>
      </svg>
      <div role="status">
        <p className="state-title">{title ?? messages}</p>
        {children && <p className="muted">{children}</p>}
      </div>
      {action}
    </div>
  );
}
