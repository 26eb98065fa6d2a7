/** What sharing an offer says. */
export const messages = {
  share: 'Compartilhar',
  copy: 'Copiar link',
  copied: 'Link copiado.',
  copyFailed: 'Não foi possível copiar. Copie o link abaixo.',
  shareFailed: 'Não foi possível compartilhar. Copie o link abaixo.',
  link: 'Link da oferta',
  whatsapp: 'WhatsApp',
  newTab: '(abre em nova aba)',
};
export type Messages = typeof messages;
