import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  done: 'Tu cuenta está lista',
  doneHint: 'Ya ingresaste a tu cuenta.',
  addCar: 'Agregar mi auto',
  goOn: 'Continuar',
};
