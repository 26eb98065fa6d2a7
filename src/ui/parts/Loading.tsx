import { type ReactNode, useEffect, useState } from 'react';
import { useMessages } from '../core/host-context';
import { useStyles } from '../hooks/use-styles';
import css from './states.css?inline';

const messages = { 'pt-BR': 'Carregando…', 'es-AR': 'Cargando…' };

interface LoadingProps {
  label?: string;
  /** A skeleton instead of the spinner; hidden from screen readers. */
  children?: ReactNode;
}

/** A loading indicator. Its text is inserted after its live region: only then do screen readers announce it. */
export function Loading({ label, children }: LoadingProps) {
  const labels = useMessages(messages);
  const [here, setHere] = useState(false);
  useStyles(css);
  useEffect(() => setHere(true), []);
  const text = here ? (label ?? labels) : '';
  if (children) {
    return (
      <div className="state-quiet" part="loading">
        <p className="sr" role="status">
          {text}
        </p>
        <div aria-hidden="true">{children}</div>
      </div>
    );
  }
  return (
    <div className="state" part="loading">
      <span className="state-spinner" aria-hidden="true" />
      <p className="muted" role="status">
        {text}
      </p>
    </div>
  );
}
