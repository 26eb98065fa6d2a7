import { useRef, useState } from 'react';
import { copyText } from '#page/clipboard';
import type { Journey } from '#services/journey';
import { useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { FocusHeading } from '#ui/parts/FocusHeading';
import { Success } from '#ui/parts/Success';
import { texts } from './messages';

interface DoneProps {
  journey: Journey;
  /** Whether it had been submitted before this press: on another device, or by one whose answer was lost. */
  isBefore: boolean;
  onAnother(): void;
}

/** The protocol number of a submitted journey, to read and to copy. */
export function Done({ journey, isBefore, onAnother }: DoneProps) {
  const messages = useMessages(texts);
  const [announcement, setAnnouncement] = useState('');
  const code = useRef<HTMLElement>(null);
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
        <FocusHeading level={3}>{isBefore ? messages.before : messages.done}</FocusHeading>
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
