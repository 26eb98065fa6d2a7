import { useState } from 'react';
import { cardBrand } from '#domain/payment/card';
import { lastDigits } from '#domain/payment/card-mask';
import type { WalletCard } from '#features/card/card';
import type { CardEntryForm } from '#features/card/use-card-entry';
import { withoutSecrets } from '#features/card/without-secrets';
import { useHost, useMessages } from '#ui/core/host-context';
import { beginCard, type CardAttempt, findCard, isCardOver, sendCard } from './add-card';
import type { CallGroup } from './calls';
import { texts } from './messages';

/** What the last look at the wallet came to; over: nothing was added, and nothing will be. */
export type Finding = 'none' | 'absent' | 'unclear' | 'unread' | 'over';

export interface AddCardProps {
  group: CallGroup;
  cards: readonly WalletCard[];
  /** The attempt of which nobody knows what became; kept while the dialog is closed. */
  attempt: CardAttempt | null;
  onAttempt(attempt: CardAttempt | null): void;
  onAdded(): void;
}

/** Adds a card once: what is sent, and what became of it if the answer was lost. */
export function useAddCard(
  { group, cards, attempt, onAttempt, onAdded }: AddCardProps,
  entry: CardEntryForm,
) {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const [state, setState] = useState({ finding: 'none' as Finding, isBusy: false, canResend: false });
  const finish = () => {
    entry.clear();
    onAttempt(null);
    onAdded();
  };
  /** What is sent beside the token, and what is known of it afterwards. */
  const read = async ({ token, sent }: CardAttempt, isResend: boolean) => {
    if (entry.way === 'frame') return { body: {}, sent: isResend ? sent : await entry.keepInFrame(token) };
    const card = entry.typed();
    const brand = cardBrand(card.number) ?? '';
    return { body: card, sent: { digits: lastDigits(card.number), brand, dueDate: card.dueDate } };
  };
  return {
    ...state,
    async send(isFavorite: boolean) {
      try {
        const begun = attempt ?? (await beginCard(isFavorite, cards, signal));
        const { body, sent } = await read(begun, !!attempt);
        const made = { ...begun, sent };
        const end = await sendCard(group, made, body, !!attempt, signal);
        if (end === 'added') return finish();
        onAttempt(made);
        setState({ finding: attempt ? end : 'none', isBusy: false, canResend: true });
      } catch (error) {
        throw withoutSecrets(error, messages.duplicate);
      }
    },
    async look() {
      if (!attempt || state.isBusy) return;
      setState((before) => ({ ...before, isBusy: true }));
      // Read before the wallet is: what arrives in between is seen there, or never.
      const isOver = isCardOver(attempt);
      const found = await findCard(group, attempt, signal).catch(() => 'unread' as const);
      if (signal.aborted) return;
      if (found === 'added') return finish();
      const isGone = found === 'absent' && isOver;
      if (isGone) onAttempt(null);
      setState(({ canResend }) => ({ finding: isGone ? 'over' : found, isBusy: false, canResend }));
    },
    /** The visitor has seen that it is not in the wallet. */
    startAgain() {
      onAttempt(null);
      setState({ finding: 'none', isBusy: false, canResend: false });
    },
  };
}
