import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Cadastro de locação',
  children: '<a href="/assinatura">Conheça o carro por assinatura</a>',
  about:
    'O cadastro de quem aluga ou assina um carro, pessoa ou empresa. O pedido é iniciado no serviço, que pode demorar; a pessoa preenche, salva e depois altera só o que mudou. Depois de recarregar a página continua de onde parou, mas os dados digitados não ficam no navegador.',
  attributes: {
    'offer-id': 'Código da oferta de locação do cadastro; sem ele, a última oferta de locação aberta.',
    'next-url':
      'Endereço do link que aparece depois de salvar, como a página das propostas. Sem ele, não há link.',
    'contact-url': 'Endereço da página de contato, para quando o serviço não avança. Sem ele, não há link.',
  },
  events: {
    'vt-rental-registration-started': 'O serviço começou o cadastro; traz o seu código.',
    'vt-rental-registration-saved':
      'O cadastro foi criado ou alterado; diz se é novo e quantos campos mudaram, sem os dados.',
    'vt-rental-registration-failed': 'O cadastro foi recusado ou não pôde ser salvo.',
  },
};
