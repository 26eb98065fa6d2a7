import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Senha da conta',
  children: '<a href="/senha">Criar uma nova senha</a>',
  about:
    'Nova senha com o código do e-mail, troca da senha de quem já entrou, ou primeira senha de uma conta aberta por outra pessoa. Não diz quais contas existem.',
  attributes: {
    mode: 'forgot cria uma nova senha com o código do e-mail; change troca a senha de quem já entrou; first cria a primeira senha de uma conta aberta por outra pessoa.',
    'login-url': 'Endereço da entrada, para usar a nova senha.',
  },
  events: { 'vt-password-saved': 'A nova senha foi salva.' },
  parts: { button: 'Um botão.' },
};
