import { useEffect, useRef } from 'react';
import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { HeadingText } from '#ui/HeadingText';
import { Success } from '#ui/parts/Success';
import type { ShownOutcome } from './attribute';
import { texts } from './messages';

/** What became of a QR code; it takes the focus, as what was pressed is gone. */
export function CodeResult({ outcome }: { outcome: ShownOutcome }) {
  const messages = useMessages(texts);
  const heading = useRef<HTMLHeadingElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => (heading.current ?? notice.current)?.focus(), []);
  if (outcome.result === 'counted') {
    const number = outcome.number?.number;
    return (
      <Success>
        <h5 tabIndex={-1} ref={heading}>
          <HeadingText>
            {number ? fillMessage(messages.counted, { number }) : messages.countedUnnamed}
          </HeadingText>
        </h5>
      </Success>
    );
  }
  const reasons = 'reasons' in outcome ? outcome.reasons : [];
  const number = outcome.result === 'used' ? outcome.number?.number : '';
  return (
    <div className="notice bad" role="alert" tabIndex={-1} ref={notice}>
      {reasons.length === 0 && (
        <p>{number ? fillMessage(messages.usedFor, { number }) : messages.codeResult[outcome.result]}</p>
      )}
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </div>
  );
}
