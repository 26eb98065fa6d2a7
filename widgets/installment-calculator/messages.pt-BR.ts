/** What the calculator says before its work is there. */
export const messages = {
  heading: 'Calcule suas parcelas',
};

export type Messages = typeof messages;
