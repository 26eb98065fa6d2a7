/** What the widget says once it is used. */
export const messages = {
  done: 'A sua conta está pronta',
  doneHint: 'Você já entrou na sua conta.',
  addCar: 'Adicionar o meu carro',
  goOn: 'Continuar',
};
export type Messages = typeof messages;
