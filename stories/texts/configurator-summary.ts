import type { WidgetTexts } from '../lib/texts';

export const texts: WidgetTexts = {
  about: 'Conta quantas vezes o visitante apertou o botão.',
  attributes: {
    heading: 'Texto acima do contador; sem ele, o texto do próprio widget.',
  },
  parts: { button: 'O botão que conta.' },
};
