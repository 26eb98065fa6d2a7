import { useRef, useState } from 'react';
import { RESULT_OF, type StatusAction, wayBack } from '#domain/offers/offer-lifecycle';
import { OFFER_STATUS_LABELS } from '#domain/offers/offer-statuses';
import { statusLabel } from '#domain/status/status-label';
import { texts as staffTexts } from '#features/staff/messages';
import { useConfirmation } from '#features/staff/use-confirmation';
import type { Offer } from '#services/entities/offer';
import { orNull, problemOf } from '#services/http/problem';
import { getOffer } from '#services/offer-admin';
import { removeOffer } from '#services/offer-staff';
import { isOutcomeUnknown } from '#services/once/unknown-outcome';
import { useHost, useMessages } from '#ui/core/host-context';
import { useUndo } from '#ui/editor/use-undo';
import { fillMessage } from '#ui/fill-message';
import type { AdminTableModel } from '#ui/table/use-admin-table';
import { texts } from './messages';
import { changeStatus, undoing } from './status-call';

/** What is asked about. */
export interface Question {
  action: StatusAction | 'remove';
  offer: Offer;
}

/** Whether the status that an offer has now is lost by an action. */
const isFinal = ({ action, offer }: Question): boolean =>
  action === 'remove' || !wayBack(RESULT_OF[action], offer.status ?? '');

/**
 * What is done to one offer: at once with a way to undo it, or after a question where there is none. What it says is `said`,
 * `problem` and the notice of `undo`.
 */
export function useOfferActions(table: AdminTableModel<Offer>) {
  const messages = useMessages(texts);
  const staffMessages = useMessages(staffTexts);
  const { element, emit, signal, language } = useHost();
  const [statusMessage, setStatusMessage] = useState('');
  const [problem, setProblem] = useState<{ text: string; isEnded: boolean }>();
  const undo = useUndo();
  /** Offers of which a call is under way. */
  const busy = useRef(new Set<string>()).current;
  const clear = () => {
    setStatusMessage('');
    setProblem(undefined);
    undo.dismiss();
  };
  const show = (offer: Offer) => {
    emit('vt-offer-status-changed', { offerId: offer.id, status: offer.status ?? '' });
    table.put(offer);
    // It may be no longer among those that match.
    table.reload();
  };
  const perform = async (question: Question, reason: string) => {
    const { action, offer } = question;
    if (action === 'remove') {
      await orNull(removeOffer({ id: offer.id }, { signal }));
      return;
    }
    show(await changeStatus(offer.id, action, { reason, owner: element, signal }));
  };
  const confirmation = useConfirmation<Question>({
    perform,
    conflict: messages.conflict,
    notDone: messages.notDone,
    onDone({ action, offer: { id, title } }) {
      if (action === 'remove') {
        emit('vt-offer-removed', { offerId: id });
        table.drop(id);
        table.reload();
      }
      setStatusMessage(
        fillMessage(action === 'remove' ? messages.removed : messages.done[action], { title }),
      );
    },
    onUnknown: table.reload,
  });
  /** Says why an action has failed; what another person did is shown. */
  const explain = async (error: unknown, { id }: Offer) => {
    const { kind, messages: reasons } = problemOf(error);
    const say = (text: string) => setProblem({ text, isEnded: kind === 'unauthenticated' });
    if (kind === 'unauthenticated') return say(messages.ended);
    if (kind === 'forbidden') return say(staffMessages.forbidden);
    if (kind === 'missing') {
      table.drop(id);
      return say(messages.gone);
    }
    if (kind === 'conflict') {
      table.reload();
      const now = await orNull(getOffer({ id }, { signal })).catch(() => undefined);
      if (!now) return say(messages.conflict);
      return say(
        fillMessage(messages.changed, {
          status: statusLabel(now.status ?? '', OFFER_STATUS_LABELS[language]),
        }),
      );
    }
    if (kind === 'refused' && reasons.length > 0) return say(reasons.join(' '));
    if (isOutcomeUnknown(error)) {
      table.reload();
      return say(staffMessages.unknown);
    }
    say(messages.notDone);
  };
  return {
    said: statusMessage,
    setSaid: setStatusMessage,
    problem,
    undo,
    clear,
    confirmation,
    async act(action: StatusAction | 'remove', offer: Offer) {
      const question = { action, offer };
      clear();
      if (action === 'remove' || isFinal(question)) return confirmation.ask(question);
      if (busy.has(offer.id)) return;
      busy.add(offer.id);
      try {
        const after = await changeStatus(offer.id, action, { owner: element, signal });
        show(after);
        const text = fillMessage(messages.done[action], { title: offer.title });
        undo.offer(text, undoing(offer, after, signal, show));
      } catch (error) {
        await explain(error, offer);
      } finally {
        busy.delete(offer.id);
      }
    },
  };
}
