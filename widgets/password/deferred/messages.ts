import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

/** What the widget says once it is used. */
const pt = {
  purpose: 'Entre para trocar a senha.',
  codeHint:
    'Se existe uma conta com {email}, o código chega em alguns minutos. Confira também a caixa de spam.',
  current: 'Senha atual',
  password: 'Nova senha',
  confirmation: 'Repita a nova senha',
  save: 'Salvar a senha',
  saving: wordsPt.saving,
  otherEmail: 'Usar outro e-mail',
  done: 'A sua senha foi salva',
  doneHint: 'Use a nova senha da próxima vez que entrar.',
  signIn: 'Entrar na minha conta',
  noUser: 'Não foi possível carregar a sua conta',
};

const es: typeof pt = {
  purpose: 'Ingresá para cambiar la contraseña.',
  codeHint:
    'Si existe una cuenta con {email}, el código llega en unos minutos. Revisá también la carpeta de correo no deseado.',
  current: 'Contraseña actual',
  password: 'Contraseña nueva',
  confirmation: 'Repetí la contraseña nueva',
  save: 'Guardar la contraseña',
  saving: wordsEs.saving,
  otherEmail: 'Usar otro correo electrónico',
  done: 'Tu contraseña se guardó',
  doneHint: 'Usá la contraseña nueva la próxima vez que ingreses.',
  signIn: 'Ingresar a mi cuenta',
  noUser: 'No se pudo cargar tu cuenta',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
