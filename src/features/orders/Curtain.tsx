import type { ReactNode } from 'react';
import { useStyles } from '#ui/hooks/use-styles';
import css from './curtain.css?inline';

/** Hides content that must not be seen now and keeps it in place, with what was typed; no box of its own otherwise. */
export function Curtain({ isDrawn, children }: { isDrawn: boolean; children: ReactNode }) {
  useStyles(css);
  return (
    <div className="curtain" hidden={isDrawn}>
      {children}
    </div>
  );
}
