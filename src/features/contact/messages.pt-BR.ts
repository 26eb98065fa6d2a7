/** Messages of contact fields, in whichever form they are. */
export const messages = {
  meant: 'Você quis dizer {address}?',
  /** What is required of the consents. */
  oneConsent: 'Escolha pelo menos uma opção',
};
export type Messages = typeof messages;
