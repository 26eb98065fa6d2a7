import { object } from 'valibot';
import type { Language } from '#domain/core/brands';
import { cardBrand } from '#domain/payment/card';
import { lastDigits, withoutCardNumbers } from '#domain/payment/card-mask';
import type { Card } from '#services/entities/card';
import type { Errors } from '#ui/core/use-form';
import { errorsOf } from '#ui/validation/schema';
import { cardCvv, cardExpiry, cardName, cardNumber } from './card-schemas';

/** A card as the wallet keeps it: never more of the number than its last digits, whatever the service answers. */
export interface WalletCard {
  id: string;
  brand: string;
  digits: string;
  holderName: string;
  /** MM/YY. */
  dueDate: string;
  favorite: boolean;
}

/** What a new card is made of. Exists from the press of the button until the call is answered. */
export interface NewCard {
  number: string;
  holderName: string;
  dueDate: string;
  cvv: string;
}

export const walletCard = ({ id, brand, number, holderName, dueDate, favorite }: Card): WalletCard => ({
  id,
  brand: withoutCardNumbers(brand) || (cardBrand(number) ?? ''),
  digits: lastDigits(number),
  holderName: withoutCardNumbers(holderName),
  dueDate: withoutCardNumbers(dueDate),
  favorite: favorite ?? false,
});

/** Returns the cards of a wallet, the favorite first. */
export const walletCards = (cards: readonly Card[]): WalletCard[] =>
  cards.map(walletCard).sort((a, b) => Number(b.favorite) - Number(a.favorite));

/** Returns the messages of the failing rules of a new card, by field; empty if all are met. */
export const checkNewCard = (card: NewCard, language: Language): Errors<NewCard> =>
  errorsOf(
    object({
      number: cardNumber(language),
      holderName: cardName(language),
      dueDate: cardExpiry(language),
      cvv: cardCvv(language, card.number),
    }),
    card,
  );
