import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  share: 'Compartir',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado.',
  copyFailed: 'No se pudo copiar. El texto del campo está marcado: copialo.',
  shareFailed: 'No se pudo compartir. El texto del campo está marcado: copialo.',
  label: 'Enlace',
  whatsapp: 'WhatsApp',
  newTab: '(se abre en una pestaña nueva)',
};
