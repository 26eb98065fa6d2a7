/** Messages of contact fields, in whichever form they are. */
export const messages = {
  meant: 'Você quis dizer {address}?',
  aboutOffer: 'Sobre a oferta: {offer}',
  /** Of fields that are filled in. */
  typedBefore: 'Você já digitou isto nesta página.',
  clear: 'Limpar',
  /** What is required of the consents. */
  oneConsent: 'Escolha pelo menos uma opção',
};
export type Messages = typeof messages;
