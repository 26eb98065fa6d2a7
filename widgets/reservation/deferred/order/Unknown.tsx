import { useEffect, useRef } from 'react';
import { FailureNotice } from '../../../../src/ui/core/FailureNotice';
import { useMessages } from '../../../../src/ui/core/host-context';
import { usePolling } from '../../../../src/ui/hooks/use-polling';
import { Button } from '../../../../src/ui/parts/Button';
import { messages } from './messages';
import type { Payment } from './use-payment';

/** Nobody knows what became of a payment: it is asked for, and nothing is sent meanwhile. */
export function Unknown({ payment: { failures, isChecking, check } }: { payment: Payment }) {
  const w = useMessages(messages);
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  usePolling(async () => check(), true);
  return (
    <>
      <p className="notice bad" role="alert" tabIndex={-1} ref={title}>
        {w.problems.unknown}
      </p>
      {failures > 0 && <FailureNotice attempt={failures}>{w.stillUnknown}</FailureNotice>}
      <Button busy={isChecking} onClick={check}>
        {w.check}
      </Button>
    </>
  );
}
