/** Messages of the placeholder. */
export const messages = {
  heading: 'Calcule suas parcelas',
};

export type Messages = typeof messages;
