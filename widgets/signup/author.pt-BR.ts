import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Cadastro de conta',
  children: '<a href="/cadastro">Criar a minha conta</a>',
  about: 'Cria uma conta, confirma o e-mail com um código e entra. Não diz quem já tem conta.',
  attributes: {
    'login-url': 'Endereço da entrada, para quem já tem conta.',
    'return-url': 'Para onde ir depois, se o endereço da página não disser (returnUrl).',
    'garage-url':
      'Endereço da página com a conta ou a garagem: depois do cadastro, abre nela o formulário do primeiro carro.',
    crm: 'Envia a conta também ao CRM.',
  },
  events: {
    'vt-signup-sent': 'Os dados da conta foram enviados; falta confirmar o e-mail.',
    'vt-signup-confirmed': 'O e-mail foi confirmado e a pessoa entrou.',
  },
  parts: { button: 'Um botão.' },
};
