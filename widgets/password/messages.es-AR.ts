import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  forgot: 'Crear una contraseña nueva',
  change: 'Cambiar la contraseña',
  first: 'Crear tu contraseña',
  email: 'Correo electrónico',
  emailHint: 'Te enviamos un código al correo electrónico de tu cuenta.',
  next: 'Recibir el código',
  sending: 'Enviando…',
  loading: 'Cargando…',
};
