import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Crear tu cuenta',
  name: 'Nombre y apellido',
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordHint: 'De 8 a 16 caracteres, con número, letra minúscula, letra mayúscula y carácter especial.',
  confirmation: 'Repetí la contraseña',
  privacy: 'Tus datos se usan para crear y mantener tu cuenta.',
  privacyLink: 'Aviso de privacidad',
  create: 'Crear cuenta',
  creating: 'Creando la cuenta…',
  signIn: 'Ya tengo cuenta',
};
