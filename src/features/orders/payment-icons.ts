/** Icons of the ways to pay, by the services' types. */
export const paymentIcons = {
  pix: 'M12 3l9 9-9 9-9-9zM7.5 7.5l3.1 3.1a2 2 0 0 0 2.8 0l3.1-3.1M7.5 16.5l3.1-3.1a2 2 0 0 1 2.8 0l3.1 3.1',
  card: 'M4.5 5.5h15a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM2.5 10h19M6 15h4',
  boleto: 'M3.5 6v12M7 6v12M10 6v12M14 6v12M17 6v12M20.5 6v12',
  financing:
    'M12 3a9 9 0 1 1 0 18 9 9 0 1 1 0-18zM15.5 8.5l-7 7M8 9a1 1 0 1 0 2 0 1 1 0 1 0-2 0M14 15a1 1 0 1 0 2 0 1 1 0 1 0-2 0',
  dealer: 'M3 9l2-5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM4.5 12v8.5h15V12M10 20.5V16h4v4.5',
};

/** Returns the icon of a way to pay; a card's for one that is unknown. */
export const paymentIcon = (type: string): string =>
  new Map(Object.entries(paymentIcons)).get(type) ?? paymentIcons.card;
