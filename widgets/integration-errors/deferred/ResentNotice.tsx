import { useEffect, useRef } from 'react';
import { useMessages } from '#ui/core/host-context';
import { countText } from '#ui/count-text';
import { fillMessage } from '#ui/fill-message';
import { useLater } from '#ui/hooks/use-later';
import { texts } from './messages';
import type { Resent } from './resend';

interface ResentNoticeProps {
  statusMessage: string;
  resent: Resent | undefined;
  problem: string;
}

/** What was done last: of errors sent again, how many were taken, and which were not and why. */
export function ResentNotice({ statusMessage: said, resent, problem }: ResentNoticeProps) {
  const messages = useMessages(texts);
  // Beneath the dialog that is closing.
  const text = useLater(said);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What was done is at the bottom of a long list, the notice above it.
    if (said || resent || problem) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [said, resent, problem]);
  const rest = resent
    ? ([
        [messages.unchanged, resent.unchanged],
        [messages.missing, resent.missing],
        [messages.left, resent.left],
      ] as const)
    : [];
  return (
    <div ref={box}>
      <div role="status" className={text || resent ? 'notice' : 'sr'} aria-busy={text !== said || undefined}>
        {text}
        {resent && (
          <>
            <p>{countText(messages.resent, resent.sent.length)}</p>
            {resent.sent.length > 0 && <p className="muted">{messages.resentHint}</p>}
            {rest.map(([text, ids]) =>
              ids.length > 0 ? <p key={text}>{fillMessage(text, { ids: ids.join(', ') })}</p> : null,
            )}
          </>
        )}
      </div>
      {problem && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
