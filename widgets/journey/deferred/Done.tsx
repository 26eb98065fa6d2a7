import { useEffect, useRef, useState } from 'react';
import { copyText } from '#page/clipboard';
import type { Journey } from '#services/journey';
import { useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { Success } from '#ui/parts/Success';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

interface DoneProps {
  journey: Journey;
  /** Whether it had been submitted before this press: on another device, or by one whose answer was lost. */
  isBefore: boolean;
  onAnother(): void;
}

/** The protocol number of a submitted journey, to read and to copy. */
export function Done({ journey, isBefore, onAnother }: DoneProps) {
  const messages = useMessages(pt, es);
  const [announcement, setAnnouncement] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const code = useRef<HTMLElement>(null);
  // The pressed button is gone.
  useEffect(() => heading.current?.focus(), []);
  const { protocol } = journey;
  const copy = async () => {
    const isDone = await copyText(protocol ?? '');
    // What remains is to copy it by hand.
    if (!isDone && code.current) getSelection()?.selectAllChildren(code.current);
    setAnnouncement(isDone ? messages.copied : messages.copyFailed);
  };
  return (
    <>
      <Success>
        <h3 tabIndex={-1} ref={heading}>
          {isBefore ? messages.before : messages.done}
        </h3>
        {protocol ? (
          <>
            <p>
              {messages.protocol}:{' '}
              <b className="journey-protocol" ref={code}>
                {protocol}
              </b>
            </p>
            <p>{messages.protocolHint}</p>
          </>
        ) : (
          <p>{messages.noProtocol}</p>
        )}
      </Success>
      <div className="actions">
        {protocol && <Button onClick={copy}>{messages.copy}</Button>}
        <Button kind="plain" onClick={onAnother}>
          {messages.another}
        </Button>
      </div>
      <p role="status">{announcement}</p>
    </>
  );
}
