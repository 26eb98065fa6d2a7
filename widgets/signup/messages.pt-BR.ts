export const messages = {
  heading: 'Criar a sua conta',
  name: 'Nome completo',
  email: 'E-mail',
  password: 'Senha',
  passwordHint: 'De 8 a 16 caracteres, com número, letra minúscula, letra maiúscula e caractere especial.',
  confirmation: 'Repita a senha',
  privacy: 'Seus dados são usados para criar e manter a sua conta.',
  privacyLink: 'Aviso de privacidade',
  create: 'Criar conta',
  creating: 'Criando a conta…',
  signIn: 'Já tenho conta',
};
export type Messages = typeof messages;
