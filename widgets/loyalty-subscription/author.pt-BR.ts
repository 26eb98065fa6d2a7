import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Assinatura do programa',
  children: '<a href="/comunidade">Conheça o programa</a>',
  about:
    'Os planos do programa da marca, o cadastro gratuito e a assinatura paga com um cartão da carteira; a assinatura de quem entrou, como o serviço a informa.',
  attributes: {
    'terms-url':
      'Endereço dos termos do programa; o link aparece onde a pessoa os aceita. Sem o atributo, não há link.',
    'wallet-url':
      'Endereço da página com vt-card-wallet, para quem não tem um cartão que sirva. Sem o atributo, não há link.',
  },
  events: { 'vt-loyalty-subscription-started': 'A assinatura ou o cadastro gratuito começou.' },
  parts: { item: 'Um plano.', button: 'Um botão.' },
};
