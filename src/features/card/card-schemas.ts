import type { Language } from '#domain/core/brands';
import { inLanguage } from '#domain/core/languages';
import * as esAR from '#domain/core/messages.es-AR';
import * as ptBR from '#domain/core/messages.pt-BR';
import * as card from '#domain/payment/card';
import { fits } from '#ui/validation/schema';

export const cardNumber = (language: Language) =>
  fits(
    card.creditCard,
    inLanguage(language, ptBR.cardNumber, esAR.cardNumber),
    inLanguage(language, 'Digite o número do cartão', 'Ingresá el número de la tarjeta'),
  );
export const cardName = (language: Language) =>
  fits(card.cardName, inLanguage(language, ptBR.cardName, esAR.cardName));
export const cardExpiry = (language: Language, now = new Date()) =>
  fits(
    (value) => card.creditCardDueDate(value, { now }),
    inLanguage(language, ptBR.cardExpiry, esAR.cardExpiry),
    inLanguage(language, 'Digite a validade do cartão', 'Ingresá el vencimiento de la tarjeta'),
  );
/** Four digits on an Amex, three on all others. number: the card's number. */
export const cardCvv = (language: Language, number: string) =>
  fits(
    (value) => card.cardCvv(value, { brand: card.cardBrand(number) }),
    inLanguage(language, ptBR.cardCvv, esAR.cardCvv),
    inLanguage(language, 'Digite o código de segurança', 'Ingresá el código de seguridad'),
  );
