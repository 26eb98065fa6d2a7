import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

const pt = {
  heading: 'Criar a sua conta',
  name: wordsPt.fullName,
  email: wordsPt.email,
  password: 'Senha',
  passwordHint:
    'De 8 a 16 caracteres, com número, letra minúscula, letra maiúscula e caractere especial, sem < > + | / ? * \\.',
  confirmation: 'Repita a senha',
  privacy: 'Seus dados são usados para criar e manter a sua conta.',
  privacyLink: 'Aviso de privacidade',
  create: 'Criar conta',
  creating: 'Criando a conta…',
  signIn: 'Já tenho conta',
};

const es: typeof pt = {
  heading: 'Crear tu cuenta',
  name: wordsEs.fullName,
  email: wordsEs.email,
  password: 'Contraseña',
  passwordHint:
    'De 8 a 16 caracteres, con número, letra minúscula, letra mayúscula y carácter especial, sin < > + | / ? * \\.',
  confirmation: 'Repetí la contraseña',
  privacy: 'Tus datos se usan para crear y mantener tu cuenta.',
  privacyLink: 'Aviso de privacidad',
  create: 'Crear cuenta',
  creating: 'Creando la cuenta…',
  signIn: 'Ya tengo cuenta',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
