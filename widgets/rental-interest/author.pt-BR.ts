import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Interesse em aluguel',
  children: '<a href="/empresas">Fale com a equipe de locação</a>',
  about: 'Uma empresa informa quantos veículos quer alugar ou assinar, e de que tipo.',
  attributes: {
    partner: 'Código da locadora que recebe o interesse; sem ele, o serviço de leads da página.',
    'offer-id': 'Código da oferta de aluguel; sem ele, a última oferta aberta.',
    model: 'Modelo de interesse, como no catálogo.',
    form: 'Nome do formulário, para o CRM; RentalInterest se faltar.',
    'privacy-url': 'Endereço dos termos de privacidade.',
  },
  events: {
    'vt-lead-sent': 'O serviço aceitou o interesse.',
    'vt-lead-failed':
      'O interesse foi recusado ou não pôde ser enviado; o visitante foi avisado e pode tentar de novo.',
  },
  parts: { button: 'O botão que envia.' },
};
