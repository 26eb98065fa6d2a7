/** What sharing an offer and its dealers say. */
export const messages = {
  share: 'Compartilhar',
  copy: 'Copiar link',
  copied: 'Link copiado.',
  copyFailed: 'Não foi possível copiar. Copie o link abaixo.',
  shareFailed: 'Não foi possível compartilhar. Copie o link abaixo.',
  link: 'Link da oferta',
  whatsapp: 'WhatsApp',
  phone: 'Telefone:',
  map: 'Como chegar',
  moreDealers: 'e mais {count}',
  dealersFailed: 'Não foi possível carregar as concessionárias.',
  noDealers: 'Consulte a disponibilidade com a marca.',
  newTab: '(abre em nova aba)',
};
export type Messages = typeof messages;
