import {
  allowedActions,
  type OfferAction,
  RESULT_OF,
  STATUS_ACTIONS,
  type StatusAction,
  wayBack,
} from '#domain/offers/offer-lifecycle';
import { offerState } from '#domain/offers/offer-state';
import { OFFER_STATUS_LABELS } from '#domain/offers/offer-statuses';
import { statusLabel } from '#domain/status/status-label';
import { formatDate } from '#domain/time/calendar';
import { SignInLink } from '#features/session/sign-in/SignInLink';
import type { RecordAct } from '#features/staff/resource/record-act';
import type { StaffResourceModel } from '#features/staff/resource/use-staff-resource';
import { serverNow } from '#page/server-clock';
import type { Offer } from '#services/entities/offer';
import { kindOf, orNull } from '#services/http/problem';
import { getOffer } from '#services/offer-admin';
import { removeOffer } from '#services/offer-staff';
import { useHost, useMessages } from '#ui/core/host-context';
import { countText } from '#ui/count-text';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { texts } from './messages';
import { changeStatus, hasStatus, takeBack, undoing, updateStatus } from './status-call';

/** Least characters of the reason of a disapproval, which its author reads. */
const REASON_LENGTH = 10;
const fileName = 'ofertas';

/** Whether an offer's status allows an action. */
export const allows = ({ status }: Offer, action: OfferAction): boolean =>
  allowedActions(status ?? '').includes(action);

/** Whether the validity of an offer is over, by the service's clock. */
const isExpired = (offer: Offer): boolean => offerState(offer, serverNow()) === 'expired';

/** What is done to offers: at once with a way to undo it, or after a question where there is none. */
export function useOfferActs(model: () => StaffResourceModel<Offer>): readonly RecordAct<Offer>[] {
  const messages = useMessages(texts);
  const { element, emit, signal, language } = useHost();
  const { conflict, notDone, leftOut } = messages;
  const changed = (id: string, status: string) => emit('vt-offer-status-changed', { offerId: id, status });
  const show = (offer: Offer) => {
    changed(offer.id, offer.status ?? '');
    model().put(offer);
    // It may be no longer among those that match.
    model().refresh();
  };
  /** What another person did is shown. */
  const explain = async (error: unknown, { id }: Offer) => {
    const kind = kindOf(error);
    if (kind === 'missing') {
      model().drop(id);
      return messages.gone;
    }
    if (kind === 'unauthenticated') {
      return (
        <>
          {messages.ended} <SignInLink newTab />
        </>
      );
    }
    if (kind !== 'conflict') return undefined;
    model().refresh();
    const now = await orNull(getOffer({ id }, { signal })).catch(() => undefined);
    const status = statusLabel(now?.status ?? '', OFFER_STATUS_LABELS[language]);
    return now ? fillMessage(messages.changed, { status }) : conflict;
  };
  const undoOfRun: RecordAct<Offer> = {
    words: { action: '', done: '', conflict, notDone, bulk: messages.undoRun },
    fileName,
    perform: (offer, _reason, options) => takeBack(offer, options),
    isDone: ({ id, status }, options) => hasStatus(id, status ?? '', options),
    after: (offer) => offer,
    onDone: ({ id, status }) => changed(id, status ?? ''),
  };
  /** Says which of the offers nobody can take any more. */
  const expiredText = (expired: readonly Offer[]) => {
    const [first] = expired;
    if (!first) return '';
    const text = countText(messages.expired, expired.length);
    return fillMessage(text, { date: formatDate(first.validUntil ?? '', language) });
  };
  const statusAct = (action: StatusAction): RecordAct<Offer> => {
    const result = RESULT_OF[action];
    const words = messages.acts[action];
    const isFinal = action === 'disapprove';
    const hasWayBack = ({ status }: Offer) => !!wayBack(result, status ?? '');
    return {
      words: {
        ...words,
        conflict,
        notDone,
        leftOut,
        ...(isFinal && { hint: messages.disapproveHint }),
        hintMany: isFinal ? messages.disapproveHint : messages.undoable,
        noneAllowed: fillMessage(messages.noneAllowed, { action: words.action }),
      },
      isDanger: isFinal,
      fileName,
      ...(isFinal ? { reasonLength: REASON_LENGTH } : { typedAbove: Number.POSITIVE_INFINITY }),
      namesUpTo: 0,
      isAllowed: (offer) => allows(offer, action),
      isAtOnce: (offer) => hasWayBack(offer) && !isExpired(offer),
      about: (records) => (action === 'publish' ? expiredText(records.filter(isExpired)) : ''),
      note: ([record]) => (isFinal || !record || hasWayBack(record) ? '' : messages.notBack),
      perform: ({ id }, reason) =>
        // The same press after a lost answer goes on with the same attempt.
        changeStatus(id, action, { reason, owner: element, signal }),
      performInRun: ({ id }, reason, options) => updateStatus(id, result, reason, options),
      isDone: ({ id }, options) => hasStatus(id, result, options),
      after: (offer) => ({ ...offer, status: result }),
      onDone: ({ id }) => changed(id, result),
      undo: (before, now) => (now && hasWayBack(before) ? undoing(before, now, signal, show) : undefined),
      explain,
      afterRun(done) {
        const back = done.filter(hasWayBack);
        if (back.length === 0) return null;
        return (
          <Button kind="plain" onClick={() => model().runAct(undoOfRun, back)}>
            {countText(messages.undoAll, back.length)}
          </Button>
        );
      },
    };
  };
  const removal: RecordAct<Offer> = {
    words: { ...messages.removal, conflict, notDone },
    isAllowed: (offer) => allows(offer, 'remove'),
    perform: ({ id }) => orNull(removeOffer({ id }, { signal })),
    onDone: ({ id }) => emit('vt-offer-removed', { offerId: id }),
  };
  return [...STATUS_ACTIONS.map(statusAct), removal];
}
