import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Leer el chasis',
  intro: 'Apuntá la cámara al código de barras de la etiqueta del chasis.',
  anyHeading: 'Leer un código',
  anyIntro: 'Apuntá la cámara al código de barras, o enviá una foto del código.',
};
