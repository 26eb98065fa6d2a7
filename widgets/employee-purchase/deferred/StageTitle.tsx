import { type ReactNode, useEffect, useRef } from 'react';
import { beginAtHeading } from '#ui/parts/begin-at-heading';

/** The title of a stage; takes the focus if the visitor has come to it by a press, whose button is gone. */
export function StageTitle({ isReached, children }: { isReached: boolean; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the stage begins
  useEffect(() => {
    if (isReached && title.current) beginAtHeading(title.current);
  }, []);
  return (
    <h3 tabIndex={-1} ref={title}>
      {children}
    </h3>
  );
}
