export const messages = {
  heading: 'Ler o chassi',
  intro:
    'Aponte a câmera para o código de barras da etiqueta do chassi: na porta, no vidro ou no documento do carro.',
  anyHeading: 'Ler um código',
  anyIntro: 'Aponte a câmera para o código de barras.',
};
export type Messages = typeof messages;
