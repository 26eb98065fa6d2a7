export const messages = {
  heading: 'Agende um test drive',
  intro: 'Escolha o carro, a concessionária e o dia. A resposta chega em até 24 horas.',
};
export type Messages = typeof messages;
