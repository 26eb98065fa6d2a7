import { type ReactNode, useEffect, useState } from 'react';
import { useMessages } from '../core/host-context';
import { useStyles } from '../hooks/use-styles';
import css from './states.css?inline';

const words = { 'pt-BR': 'Carregando…', 'es-AR': 'Cargando…' };

interface LoadingProps {
  label?: string;
  /** A skeleton of what is to come, in place of the turning circle; nobody hears it. */
  children?: ReactNode;
}

/** Stands where something will be. Its words come a moment after its place: only then does a screen reader say them. */
export function Loading({ label, children }: LoadingProps) {
  const w = useMessages(words);
  const [here, setHere] = useState(false);
  useStyles(css);
  useEffect(() => setHere(true), []);
  const text = here ? (label ?? w) : '';
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
