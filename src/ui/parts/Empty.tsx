import type { ReactNode } from 'react';
import * as esAR from '#domain/core/messages.es-AR';
import * as ptBR from '#domain/core/messages.pt-BR';
import { useMessages } from '../core/host-context';
import { searchDrawing } from '../drawings/common';
import { useStyles } from '../hooks/use-styles';
import { Drawing } from './Drawing';
import css from './states.css?inline';

const labels = { 'pt-BR': ptBR.noResults, 'es-AR': esAR.noResults };

interface EmptyProps {
  /** By default "no results". */
  title?: ReactNode;
  /** What the visitor can do. */
  children?: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
  /** Of ui/drawings; by default that of a search. */
  drawing?: string;
  /** Whether something is over or gone, which interrupts a screen reader. */
  isEnd?: boolean;
}

/** Shown if there is nothing to show, or no way on; announced to screen readers. */
export function Empty({ title, children, action, drawing = searchDrawing, isEnd }: EmptyProps) {
  const messages = useMessages(labels);
  useStyles(css);
  return (
    <div className="state" part="empty">
      <Drawing path={drawing} />
      <div role={isEnd ? 'alert' : 'status'}>
        <p className="state-title">{title ?? messages}</p>
        {children && <p className="muted">{children}</p>}
      </div>
      {action}
    </div>
  );
}
