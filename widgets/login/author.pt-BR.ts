import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Entrada na conta',
  children: '<a href="/entrar">Entrar na minha conta</a>',
  about:
    'Entrada com senha ou com a conta de outro site. Quem já entrou vê o próprio nome e como sair. Os outros widgets da página que precisam de uma conta levam até aqui.',
  attributes: {
    providers:
      'Outros sites para entrar, separados por espaço, como a conta única os chama: google apple. Sem o atributo, nenhum.',
    'signup-url': 'Endereço em que se cria a conta.',
    'password-url': 'Endereço em que se cria uma nova senha.',
    'account-url': 'Endereço da área da conta, para quem já entrou.',
    'return-url':
      'Para onde ir depois de entrar, se o endereço da página não disser (returnUrl). Sem ele, a pessoa fica nesta página.',
  },
  events: {
    'vt-login-succeeded': 'A pessoa entrou por este widget.',
    'vt-login-failed': 'A pessoa não conseguiu entrar e sabe por quê.',
    'vt-session-started': 'A sessão começou: os cookies estão gravados.',
    'vt-session-ended': 'A pessoa saiu: os cookies foram apagados.',
  },
  parts: { button: 'Um botão.' },
};
