import type { ReactNode } from 'react';

/** Hides content that must not be seen now and keeps it in place, with what was typed; no box of its own otherwise. */
export function Curtain({ isDrawn, children }: { isDrawn: boolean; children: ReactNode }) {
  return <div style={{ display: isDrawn ? 'none' : 'contents' }}>{children}</div>;
}
