/** What the widget says once it is used. */
export const messages = {
  purpose: 'Entre para trocar a senha.',
  codeHint:
    'Se existe uma conta com {email}, o código chega em alguns minutos. Confira também a caixa de spam.',
  current: 'Senha atual',
  password: 'Nova senha',
  confirmation: 'Repita a nova senha',
  save: 'Salvar a senha',
  saving: 'Salvando…',
  otherEmail: 'Usar outro e-mail',
  done: 'A sua senha foi salva',
  doneHint: 'Use a nova senha da próxima vez que entrar.',
  signIn: 'Entrar na minha conta',
  noUser: 'Não foi possível carregar a sua conta',
};
export type Messages = typeof messages;
