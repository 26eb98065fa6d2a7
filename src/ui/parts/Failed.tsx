import type { ReactNode } from 'react';
import * as esAR from '../../domain/core/messages.es-AR';
import * as ptBR from '../../domain/core/messages.pt-BR';
import { useMessages } from '../core/host-context';
import { useStyles } from '../hooks/use-styles';
import { Button } from './Button';
import css from './states.css?inline';

const words = {
  'pt-BR': { failed: ptBR.notLoaded, retry: 'Tentar novamente' },
  'es-AR': { failed: esAR.notLoaded, retry: 'Intentar nuevamente' },
};

interface FailedProps {
  /** What could not be done, in the documents' words; that it could not be loaded where nothing is said. */
  children?: ReactNode;
  /** Tries again; without it there is nothing to press. */
  onRetry?(): void;
  /** It is being tried again. */
  busy?: boolean;
  /** Counts the attempts: each is announced. */
  attempt?: number;
}

/** Stands where something should be that could not be had, and offers another try (spec messages#general). */
export function Failed({ children, onRetry, busy, attempt }: FailedProps) {
  const w = useMessages(words);
  useStyles(css);
  return (
    <div className="state failed" part="failed">
      <svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="2.5">
          <circle cx="24" cy="24" r="19" />
          <path d="M24 13v15M24 32.5v3.5" />
        </g>
      </svg>
      <p className="state-title" role="alert" key={attempt}>
        {children ?? w.failed}
      </p>
      {onRetry && (
        <Button kind="plain" busy={busy} onClick={onRetry}>
          {w.retry}
        </Button>
      )}
    </div>
  );
}
