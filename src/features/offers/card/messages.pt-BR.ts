/** What an offer says of its state and of where it is valid. */
export const messages = {
  validUntil: 'Válida até {date}',
  sold: 'Vendida',
  expired: 'Encerrada',
  unavailable: 'Indisponível',
  nationwide: 'Válida em todo o país',
  inStates: 'Válida em {states}',
  inGroup: 'Válida nas concessionárias do grupo {group}',
  atDealer: 'Na concessionária {name}',
  atDealerAndMore: 'Na concessionária {name} e em mais {count}',
  atDealers: 'Válida em concessionárias selecionadas',
};
export type CardMessages = typeof messages;
