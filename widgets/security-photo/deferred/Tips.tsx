import type { ReactNode } from 'react';
import { useMessages } from '../../../src/ui/core/host-context';
import { messages } from './messages';

/** What makes a good photo, before the camera is asked for. */
export function Tips({ children }: { children: ReactNode }) {
  const w = useMessages(messages);
  return (
    <>
      <ul className="tips">
        <li>{w.light}</li>
        <li>{w.bare}</li>
        <li>{w.alone}</li>
      </ul>
      <p className="muted">{w.private}</p>
      <div className="actions">{children}</div>
    </>
  );
}
