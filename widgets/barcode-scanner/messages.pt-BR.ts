export const messages = {
  heading: 'Ler o chassi',
  intro: 'Aponte a câmera para o código de barras da etiqueta do chassi.',
  anyHeading: 'Ler um código',
  anyIntro: 'Aponte a câmera para o código de barras, ou envie uma foto dele.',
};
export type Messages = typeof messages;
