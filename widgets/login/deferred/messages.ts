import * as sharedEs from '#domain/core/messages.es-AR';
import * as sharedPt from '#domain/core/messages.pt-BR';
import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

/** What the widget says once it is used; the specification's own words where it gives them (spec messages#general). */
const pt = {
  userMissing: 'Digite o seu e-mail ou CPF',
  userInvalid: 'Digite um e-mail ou CPF válido',
  failed: sharedPt.login,
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
  goOn: wordsPt.proceed,
  account: 'Minha conta',
  signOut: 'Sair da conta',
};

const es: typeof pt = {
  userMissing: 'Ingresá tu correo electrónico o DNI',
  userInvalid: 'Ingresá un correo electrónico o DNI válido',
  failed: sharedEs.login,
  wrong: 'Correo electrónico, DNI o contraseña incorrectos. Revisalos e intentá de nuevo.',
  blocked: 'Esta cuenta no puede ingresar ahora. Comunicate con atención al cliente.',
  cancelled: 'Se canceló el ingreso con la otra cuenta.',
  foreign: 'No pudimos confirmar de dónde vino este ingreso. Empezá de nuevo desde esta página.',
  socialFailed: 'No se pudo ingresar con la otra cuenta. Intentá de nuevo o usá tu contraseña.',
  opening: 'Abriendo la página de {provider}…',
  hello: 'Hola, {name}',
  helloAny: 'Ingresaste a tu cuenta',
  signedIn: 'Ingresaste a tu cuenta en este sitio.',
  returning: 'Volviendo a la página en la que estabas…',
  goOn: wordsEs.proceed,
  account: 'Mi cuenta',
  signOut: 'Salir de la cuenta',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
