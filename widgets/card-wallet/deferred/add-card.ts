import { type Added, addedCard, type SentCard } from '#domain/payment/added-card';
import type { WalletCard } from '#features/card/card';
import { serverNow } from '#page/server-clock';
import * as security from '#services/payment-security';
import { type CallGroup, loadCards } from './calls';

/** A card that was sent and of which nobody knows whether it was added; in memory, without its number. */
export interface CardAttempt {
  /** Valid for one card: sent again, it adds one at most. */
  token: string;
  /** ISO date and time; after it nothing can be added under the token. */
  expiresAt: string;
  favorite: boolean;
  sent: SentCard;
  /** Ids of the cards that were in the wallet before. */
  before: readonly string[];
}

/** Begins an attempt. Throws a ServiceError. */
export async function beginCard(
  favorite: boolean,
  cards: readonly WalletCard[],
  signal: AbortSignal,
): Promise<CardAttempt> {
  const { token, expiresAt } = await security.getOneTimeToken({}, { signal });
  return { token, expiresAt, favorite, sent: {}, before: cards.map(({ id }) => id) };
}

/** Reads the wallet: whether an attempt has added its card. Throws a ServiceError. */
export async function findCard(group: CallGroup, attempt: CardAttempt, signal: AbortSignal): Promise<Added> {
  return addedCard(await loadCards(group, signal), attempt.before, attempt.sent);
}

/** Whether nothing can be added under an attempt's token any more. */
export const isCardOver = ({ expiresAt }: CardAttempt): boolean => Date.parse(expiresAt) < serverNow();

/** Statuses of an answer that says that nothing was done; the first two turn a request away before anything is. */
const REJECTED_BEFORE_PROCESSING = [401, 429];
const REFUSED = [400, 402, 403, 404, 409, 422];

/** Whether a failed request may have added its card. wasSent: then a refusal says nothing of the first request. */
function mayBeAdded({ kind, status = 0 }: { kind?: string; status?: number }, wasSent: boolean): boolean {
  if (status === 0 && (kind === 'config' || kind === 'input')) return false;
  return !REJECTED_BEFORE_PROCESSING.includes(status) && (wasSent || !REFUSED.includes(status));
}

type CardInput = Parameters<typeof security.addCard>[0]['body'];

/**
 * Sends an attempt. Resolves to what became of it: an answer that is lost may belong to a card that was added; the wallet
 * tells, and `unread` is one that could not be read. Throws a ServiceError if it is certain that nothing was added.
 * @param card what is sent beside the token: all of a card of our own fields, nothing of one that the provider keeps
 * @param wasSent whether it had been sent before: a refusal then says nothing of the first time
 */
export async function sendCard(
  group: CallGroup,
  attempt: CardAttempt,
  card: CardInput,
  wasSent: boolean,
  signal: AbortSignal,
): Promise<Added | 'unread'> {
  const { token: oneTimeToken, favorite } = attempt;
  const send = group === 'instruments' ? security.addInstrument : security.addCard;
  try {
    await send({ body: { ...card, oneTimeToken, favorite } }, { signal });
    return 'added';
  } catch (error) {
    if (!mayBeAdded(error as { kind?: string; status?: number }, wasSent)) throw error;
    return findCard(group, attempt, signal).catch(() => 'unread' as const);
  }
}
