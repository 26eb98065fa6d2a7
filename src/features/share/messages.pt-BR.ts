/** What the buttons that pass something on say. */
export const messages = {
  share: 'Compartilhar',
  copy: 'Copiar link',
  copied: 'Link copiado.',
  copyFailed: 'Não foi possível copiar. O texto do campo está marcado: copie-o.',
  shareFailed: 'Não foi possível compartilhar. O texto do campo está marcado: copie-o.',
  label: 'Link',
  whatsapp: 'WhatsApp',
  newTab: '(abre em nova aba)',
};
export type Messages = typeof messages;
