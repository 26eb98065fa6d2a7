import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Formulário de interesse',
  children: '<a href="/contato">Fale com a gente</a>',
  about:
    'Formulário de interesse: o visitante, como pessoa ou empresa, pede contato sobre um carro, e o pedido vai para o serviço de leads da página. A cidade e a concessionária escolhidas em outros widgets da página já vêm preenchidas.',
  attributes: {
    persons:
      'Tipos de pessoa oferecidos; o primeiro já vem selecionado: physical (pessoa física), legal (pessoa jurídica).',
    model: 'Modelo de interesse, como está no catálogo.',
    version: 'Versão do modelo, como está no catálogo.',
    'model-year': 'Ano-modelo, com quatro dígitos.',
    dealer:
      'Código da concessionária que recebe o lead (idSiteGeo). Com o atributo, o visitante não escolhe a concessionária.',
    'dealer-required': 'O lead só é enviado com uma concessionária escolhida.',
    form: 'Nome do formulário, para o CRM. Sem o atributo, Proposal.',
    callback: 'Nome do callback que o serviço espera. Sem o atributo, JSONPCallback.',
    'return-url':
      'Endereço para onde o visitante pode voltar. Sem o atributo, esta página. O que vem depois de "?" nunca é enviado.',
    'test-drive-url': 'Endereço para agendar um test drive, oferecido depois do envio.',
    'financing-url':
      'Endereço do financiamento, oferecido depois do envio. Sem o atributo, a calculadora ou o financiamento da própria página.',
  },
  events: {
    'vt-lead-sent': 'O serviço aceitou o lead.',
    'vt-lead-failed':
      'O lead foi recusado ou não pôde ser enviado; o visitante foi avisado e pode tentar de novo.',
  },
  parts: { button: 'O botão de envio.' },
};
