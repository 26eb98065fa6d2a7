import type { ReactNode } from 'react';
import { useMessages } from '#ui/core/host-context';
import { texts } from './messages';

/** That the service found no face in the photo (spec reservations#security-photo), and what makes a better one. */
export function NoFace() {
  const messages = useMessages(texts);
  return (
    <div className="notice bad">
      <b role="alert">{messages.notFound}</b>
      <br />
      {messages.light} {messages.bare} {messages.alone}
    </div>
  );
}

/** What makes a good photo, before the camera is asked for. */
export function Tips({ children }: { children: ReactNode }) {
  const messages = useMessages(texts);
  return (
    <>
      <ul className="tips">
        <li>{messages.light}</li>
        <li>{messages.bare}</li>
        <li>{messages.alone}</li>
      </ul>
      <p className="muted">{messages.private}</p>
      <div className="actions">{children}</div>
    </>
  );
}
