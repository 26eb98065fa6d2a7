import type { WidgetTexts } from '../lib/texts';

export const texts: WidgetTexts = {
  about:
    'Formulário de interesse: o visitante, como pessoa ou empresa, pede contato sobre um carro, e o pedido vai para o serviço de leads da página. A cidade e a concessionária escolhidas em outros widgets da página já entram preenchidas.',
  attributes: {
    heading: 'Texto acima do formulário; sem ele, o texto do próprio widget.',
    persons:
      'Tipos de pessoa oferecidos, o primeiro já escolhido: physical (pessoa física), legal (jurídica).',
    model: 'Modelo de interesse, como está no catálogo.',
    version: 'Versão do modelo, como está no catálogo.',
    'model-year': 'Ano do modelo, com quatro dígitos.',
    dealer: 'Código da concessionária que recebe o lead (idSiteGeo); com ele, o visitante não escolhe.',
    'dealer-required': 'O lead só segue com uma concessionária escolhida.',
    origin: 'De onde vem o lead, para o CRM.',
    'sub-origin': 'Origem mais detalhada, para o CRM (SubOrigem__c).',
    'product-group': 'Grupo de produto, para o CRM.',
    form: 'Nome do formulário, para o CRM; sem ele, Proposal.',
    callback: 'Nome do callback que o serviço espera; sem ele, JSONPCallback.',
    'return-url':
      'Endereço para onde o visitante pode voltar; sem ele, esta página. O que vem depois de "?" nunca é enviado.',
    'privacy-url': 'Endereço do aviso de privacidade, com link abaixo do formulário.',
  },
  events: {
    'vt-lead-sent': 'O serviço aceitou o lead.',
    'vt-lead-failed':
      'O lead foi recusado ou não pôde ser enviado; o visitante foi avisado e pode tentar de novo.',
  },
  parts: { button: 'O botão que envia.' },
};
