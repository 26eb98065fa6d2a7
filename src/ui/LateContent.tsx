import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useHost, useMessages } from './core/host-context';
import { useStyles } from './hooks/use-styles';
import css from './late-content.css?inline';
import { anchorGrowth } from './parts/anchor-growth';

const words = { 'pt-BR': 'Mostrar tudo', 'es-AR': 'Mostrar todo' };

/**
 * The part of a widget that grows when its content arrives. While the widget's end is in view it keeps its height, and
 * offers to show everything (anchor-growth.ts).
 */
export function LateContent({ children }: { children: ReactNode }) {
  const { element, signal } = useHost();
  const labels = useMessages(words);
  const part = useRef<HTMLDivElement>(null);
  const [clipped, setClipped] = useState(false);
  useStyles(css);
  useEffect(() => {
    if (part.current) anchorGrowth(part.current, element, signal, setClipped);
  }, [element, signal]);
  return (
    <div className="late-content" ref={part}>
      {children}
      {clipped && (
        // A click anywhere in the widget shows everything, and so does the focus: this is a sign for pointers only.
        <div className="show-all" aria-hidden="true">
          <span className="button plain">{labels}</span>
        </div>
      )}
    </div>
  );
}
