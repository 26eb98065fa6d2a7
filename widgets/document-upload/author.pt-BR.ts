import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Envio de documentos',
  children: '<a href="/contato">Enviar os documentos pela concessionária</a>',
  about:
    'Os documentos de um pedido, de uma proposta ou avulsos: cada um com a sua situação, enviado em partes que pausam e continuam depois de uma queda da conexão.',
  attributes: {
    proposal: 'Código da proposta; sem ele, o do endereço da página (?proposal=).',
    bank: 'Banco da proposta: psa tem um endereço próprio para documentos.',
    documents:
      'Tipos pedidos, se nenhum serviço os informa, como "driver-license residence-proof"; sem eles, a pessoa escolhe entre todos.',
    'orders-url':
      'Endereço da página com vt-orders, para quando o pedido não é encontrado. Sem o atributo, não há esse link.',
    'identity-url':
      'Endereço da página com vt-identity-validation, para quando o pedido pede a identidade validada. Sem o atributo, um texto diz o que fazer.',
  },
  events: { 'vt-document-sent': 'Arquivos de um documento foram recebidos.' },
  parts: {
    documents: 'Os documentos, com o que falta.',
    document: 'Um documento.',
    upload: 'Um arquivo que está sendo enviado.',
  },
};
