import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  purpose: 'Ingresá para cambiar la contraseña.',
  codeHint:
    'Si existe una cuenta con {email}, el código llega en unos minutos. Revisá también la carpeta de correo no deseado.',
  current: 'Contraseña actual',
  password: 'Contraseña nueva',
  confirmation: 'Repetí la contraseña nueva',
  save: 'Guardar la contraseña',
  saving: 'Guardando…',
  otherEmail: 'Usar otro correo electrónico',
  done: 'Tu contraseña se guardó',
  doneHint: 'Usá la contraseña nueva la próxima vez que ingreses.',
  signIn: 'Ingresar a mi cuenta',
  noUser: 'No se pudo cargar tu cuenta',
};
