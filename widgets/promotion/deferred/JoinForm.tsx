import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { arrivalOf } from '#domain/offers/promotion-link';
import { FormFailure } from '#features/session/FormFailure';
import { $session } from '#features/session/session';
import type { Participant, Promotion } from '#services/entities/promotion';
import { UnknownOutcome } from '#services/once/unknown-outcome';
import { Checkbox, ErrorLine } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import { FormRefusal } from '#ui/form-refusal';
import { arrivalQuery, forgetArrival } from '../arrival';
import { join } from './join';
import { texts } from './messages';

interface JoinFormProps {
  promotion: Promotion;
  onJoined(participant: Participant, how: 'now' | 'before'): void;
  onDenied(reasons: readonly string[]): void;
  onChanged(): Promise<void>;
}

/** Returns who invites to a promotion; empty for nobody, or oneself by one's own link. */
function useInviter(promotionId: string): string {
  const { user } = useStore($session);
  const [arrival] = useState(() => arrivalOf(arrivalQuery()));
  const isForThis = !arrival.promotion || arrival.promotion === promotionId;
  return isForThis && arrival.invitedBy !== user?.id ? arrival.invitedBy : '';
}

/** Joins a promotion once its regulation is agreed to (PRM-05), by an invitation if the visitor came with one. */
export function JoinForm({ promotion, onJoined, onDenied, onChanged }: JoinFormProps) {
  const { element, emit, signal } = useHost();
  const messages = useMessages(texts);
  const [isLost, setLost] = useState(false);
  const invitedBy = useInviter(promotion.id);
  const form = useForm<{ agreed: boolean }>({
    initial: { agreed: false },
    check: async ({ agreed }): Promise<{ agreed?: string }> => (agreed ? {} : { agreed: messages.mustAgree }),
    async send() {
      const { serial } = $session.get();
      const outcome = await join(promotion.id, invitedBy, serial, { element, signal }).catch((error) => {
        const isUnknown = error instanceof UnknownOutcome;
        setLost(isUnknown);
        if (isUnknown) throw new FormRefusal({}, [messages.joinLost[error.found]]);
        throw error;
      });
      setLost(false);
      if (outcome.result === 'joined') {
        emit('vt-promotion-joined', { promotion: promotion.id, isInvited: !!invitedBy });
      }
      if ('participant' in outcome) {
        forgetArrival('invitation');
        return onJoined(outcome.participant, outcome.result === 'joined' ? 'now' : 'before');
      }
      if (outcome.result === 'denied') return onDenied(outcome.reasons);
      await onChanged();
      throw new FormRefusal({}, outcome.reasons.length > 0 ? outcome.reasons : [messages.cannotJoin]);
    },
  });
  const isBusy = form.status === 'sending';
  return (
    <form className="promotion-join" noValidate onSubmit={form.onSubmit} aria-busy={isBusy}>
      <h4>{messages.join}</h4>
      <FormMessages form={form} />
      {invitedBy && <p className="notice">{messages.invited}</p>}
      <Checkbox form={form} name="agreed" label={messages.agree} invalid={!!form.errors.agreed} />
      <ErrorLine name="agreed" error={form.errors.agreed} />
      <FormFailure form={form} text={messages.notJoined} />
      <div className="actions">
        <SubmitButton form={form} sending={messages.joining}>
          {isLost ? messages.checkJoin : messages.joinNow}
        </SubmitButton>
      </div>
    </form>
  );
}
