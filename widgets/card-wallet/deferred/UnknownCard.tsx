import { useEffect, useRef } from 'react';
import { useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { texts } from './messages';
import type { Finding } from './use-add-card';

interface UnknownCardProps {
  finding: Finding;
  isBusy: boolean;
  /** Whether the dialog still has what was sent. */
  canResend: boolean;
  onLook(): void;
  /** Called if the visitor has seen that the new card is another. */
  onAnother(): void;
}

/** Nobody knows whether a card was added: the wallet is read, and nothing is added meanwhile. */
export function UnknownCard({ finding, isBusy, canResend, onLook, onAnother }: UnknownCardProps) {
  const messages = useMessages(texts);
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  const mayResend = finding === 'absent' && canResend;
  return (
    <>
      <p className="notice bad" role="alert" tabIndex={-1} ref={title}>
        {messages.maybeAdded}
      </p>
      <p className={finding === 'none' ? 'sr' : 'notice'} role="status">
        {finding !== 'none' && messages.found[mayResend ? 'absentResend' : finding]}
      </p>
      <div className="actions">
        <Button busy={isBusy} onClick={onLook}>
          {isBusy ? messages.looking : messages.lookAgain}
        </Button>
        {mayResend && (
          <button className="button plain" part="button" type="submit">
            {messages.sendAgain}
          </button>
        )}
        {finding === 'unclear' && (
          <Button kind="plain" onClick={onAnother}>
            {messages.another}
          </Button>
        )}
      </div>
    </>
  );
}
