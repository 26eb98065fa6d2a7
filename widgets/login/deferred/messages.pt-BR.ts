import * as sharedMessages from '#domain/core/messages.pt-BR';

/** What the widget says once it is used; the specification's own words where it gives them (spec messages#general). */
export const messages = {
  userMissing: 'Digite o seu e-mail ou CPF',
  userInvalid: 'Digite um e-mail ou CPF válido',
  failed: sharedMessages.login,
  wrong: 'E-mail, CPF ou senha incorretos. Confira e tente novamente.',
  blocked: 'Esta conta não pode entrar agora. Fale com o atendimento.',
  cancelled: 'A entrada com a outra conta foi cancelada.',
  foreign: 'Não foi possível confirmar de onde veio esta entrada. Comece de novo por esta página.',
  socialFailed: 'Não foi possível entrar com a outra conta. Tente novamente ou use a sua senha.',
  opening: 'Abrindo a página de {provider}…',
  hello: 'Olá, {name}',
  helloAny: 'Você entrou na sua conta',
  signedIn: 'Você entrou na sua conta neste site.',
  returning: 'Voltando para a página em que você estava…',
  goOn: 'Continuar',
  account: 'Minha conta',
  signOut: 'Sair da conta',
};
export type Messages = typeof messages;
