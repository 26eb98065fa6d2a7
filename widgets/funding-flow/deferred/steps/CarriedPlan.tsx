import { useEffect, useRef } from 'react';
import { formatCurrency } from '#domain/money/currency';
import type { FundingPlan } from '#features/funding/funding-plan';
import { Installment } from '#features/funding/Installment';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Spoken } from '#ui/parts/Spoken';
import { updateFlow } from '../flow-store';
import { useFlowPage } from '../shell/flow-context';
import { texts } from './messages';

/** The plan that the visitor brought from the calculator, which is not simulated again unless they want to. */
export function CarriedPlan({ plan }: { plan: FundingPlan | null }) {
  const { language } = useHost();
  const { state } = useFlowPage();
  const messages = useMessages(texts);
  const left = useRef(false);
  const note = useRef<HTMLParagraphElement>(null);
  const dropped = left.current && !state.carried;
  // The pressed button is removed.
  useEffect(() => {
    if (dropped) note.current?.focus();
  }, [dropped]);
  if (dropped) {
    return (
      <p className="muted" tabIndex={-1} ref={note}>
        {messages.adjustLater}
      </p>
    );
  }
  if (!plan) return null;
  const { figures, numberOfInstallments } = plan;
  return (
    <div className="flow-line carried">
      <p>
        <b className="carried-title">{messages.carriedPlan}</b>{' '}
        <Installment
          count={numberOfInstallments}
          value={figures.installmentsValue}
          final={figures.finalInstallmentValue}
        />
        ,{' '}
        <Spoken>
          {fillMessage(messages.with, { amount: formatCurrency(figures.entranceValue, language) })}
        </Spoken>
      </p>
      <button
        className="link"
        type="button"
        onClick={() => {
          left.current = true;
          updateFlow({ carried: null });
        }}
      >
        {messages.adjustPlan}
      </button>
    </div>
  );
}
