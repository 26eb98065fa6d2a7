/** Messages of contact fields, in whichever form they are. */
export const messages = {
  /** Before and after an address that may have been meant. */
  meant: 'Você quis dizer',
  meantEnd: '?',
  /** After the legend of consents. */
  oneConsent: '(pelo menos um)',
};
export type Messages = typeof messages;
