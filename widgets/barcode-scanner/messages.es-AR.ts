import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Leer el chasis',
  intro:
    'Apuntá la cámara al código de barras de la etiqueta del chasis: en la puerta, en el vidrio o en el documento del auto.',
  anyHeading: 'Leer un código',
  anyIntro: 'Apuntá la cámara al código de barras.',
};
