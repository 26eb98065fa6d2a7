import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

/** What the buttons that pass something on say. */
const pt = {
  share: 'Compartilhar',
  copy: 'Copiar link',
  copied: 'Link copiado.',
  copyFailed: 'Não foi possível copiar. O texto do campo está marcado: copie-o.',
  shareFailed: 'Não foi possível compartilhar. O texto do campo está marcado: copie-o.',
  label: 'Link',
  whatsapp: 'WhatsApp',
  newTab: wordsPt.newTab,
};

const es: typeof pt = {
  share: 'Compartir',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado.',
  copyFailed: 'No se pudo copiar. El texto del campo está marcado: copialo.',
  shareFailed: 'No se pudo compartir. El texto del campo está marcado: copialo.',
  label: 'Enlace',
  whatsapp: 'WhatsApp',
  newTab: wordsEs.newTab,
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
