/** What sharing an offer and its dealers say. */
export const messages = {
  share: 'Compartilhar',
  whatsapp: 'WhatsApp',
  phone: 'Telefone:',
  map: 'Como chegar',
  moreDealers: 'e mais {count}',
  dealersFailed: 'Não foi possível carregar as concessionárias.',
  noDealers: 'Consulte a disponibilidade com a marca.',
  newTab: '(abre em nova aba)',
};
export type Messages = typeof messages;
