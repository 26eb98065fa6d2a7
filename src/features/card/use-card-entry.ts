import { type RefObject, useRef, useState } from 'react';
import type { SentCard } from '#domain/payment/added-card';
import { cardBrand } from '#domain/payment/card';
import type { SafeUrl } from '#page/core/safe-url';
import { type CardEntry, cardEntry } from '#services/providers/card-provider';
import { useHost, useMessages } from '#ui/core/host-context';
import type { Errors } from '#ui/core/use-form';
import { fillMessage } from '#ui/fill-message';
import { FormRefusal } from '#ui/form-refusal';
import { useLatest } from '#ui/hooks/use-latest';
import { checkNewCard } from './card';
import type { FrameHandle } from './frame/CardFrame';
import { texts } from './messages';
import type { CardEdits } from './SecretField';
import { type NewCardForm, useNewCard } from './use-new-card';

/** What a form knows of a new card: which of its texts have changed, and that of the frame's inputs not even that. */
export type EntryValues = CardEdits & { frame: string };

export interface CardEntryForm extends NewCardForm {
  way: CardEntry['way'];
  /** Address of the provider's frame. */
  address: SafeUrl | '';
  frame: RefObject<FrameHandle | null>;
  /** Brand of the number that is typed; empty if unknown. */
  brand: string;
  setBrand(brand: string): void;
  /** Returns what is wrong with the card, by field. Throws a FrameProblem. */
  check(isTaken?: (brand: string) => boolean): Promise<Errors<EntryValues>>;
  /** Has the frame keep the card, and resolves to what it tells of it. Throws what a form shows. */
  keepInFrame(oneTimeToken: string): Promise<SentCard>;
}

/** A new card, in the provider's frame where the page names one, in our own fields otherwise (spec reservations#card-frame). */
export function useCardEntry(): CardEntryForm {
  const { language } = useHost();
  const messages = useMessages(texts);
  const own = useNewCard();
  const [{ way, address }] = useState(cardEntry);
  const frame = useRef<FrameHandle>(null);
  const [brand, setBrand] = useState('');
  const latest = useLatest(brand);
  return {
    ...own,
    way,
    address,
    frame,
    brand,
    setBrand,
    async check(isTaken = () => true) {
      const notTaken = (of: string) => fillMessage(messages.notTaken, { brand: of });
      if (way === 'fields') {
        const card = own.typed();
        const errors = checkNewCard(card, language);
        const found = cardBrand(card.number) ?? '';
        return errors.number || isTaken(found) ? errors : { ...errors, number: notTaken(found) };
      }
      if (!frame.current) return { frame: way === 'frame' ? messages.frameNotReady : messages.noNewCard };
      if (!(await frame.current.check())) return { frame: messages.checkCard };
      return isTaken(latest.current) ? {} : { frame: notTaken(latest.current) };
    },
    async keepInFrame(token) {
      try {
        return { brand: latest.current, ...(await frame.current?.keep(token)) };
      } catch (error) {
        const isRefused = (error as { reason?: string }).reason === 'refused';
        throw isRefused ? new FormRefusal({}, [messages.cardRefused]) : { status: 0 };
      }
    },
  };
}
