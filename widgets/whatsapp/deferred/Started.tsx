import { useEffect, useRef } from 'react';
import { useMessages } from '../../../src/ui/core/host-context';
import { messages } from './messages';

/** The conversation was started; takes the focus. link: the conversation's address, empty if the bot gave none. */
export function Started({ link }: { link: string }) {
  const w = useMessages(messages);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div className="panel" role="status" tabIndex={-1} ref={panel}>
      <h2>{w.started}</h2>
      <p>{w.startedHint}</p>
      {link && (
        <a className="button" href={link} target="_blank" rel="noopener">
          {w.open}
        </a>
      )}
    </div>
  );
}
