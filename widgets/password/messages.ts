import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

const pt = {
  forgot: 'Criar uma nova senha',
  change: 'Trocar a senha',
  first: 'Criar a sua senha',
  email: wordsPt.email,
  emailHint: 'Enviamos um código para o e-mail da sua conta.',
  next: 'Receber o código',
  sending: wordsPt.sending,
  loading: wordsPt.loading,
};

const es: typeof pt = {
  forgot: 'Crear una contraseña nueva',
  change: 'Cambiar la contraseña',
  first: 'Crear tu contraseña',
  email: wordsEs.email,
  emailHint: 'Te enviamos un código al correo electrónico de tu cuenta.',
  next: 'Recibir el código',
  sending: wordsEs.sending,
  loading: wordsEs.loading,
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
