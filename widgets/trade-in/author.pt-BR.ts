import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Avaliação do usado',
  children: '<a href="/concessionarias">Ver concessionárias</a>',
  about:
    'O visitante avalia o seu usado e o usa como entrada do financiamento ou na conversa com a concessionária.',
  attributes: {
    'funding-url': 'Endereço da página com o financiamento ou o simulador, se não estiver nesta página.',
    'lead-url': 'Endereço da página com o formulário de contato, se não estiver nesta página.',
  },
  events: {
    'vt-trade-in-valued': 'O usado foi avaliado.',
    'vt-trade-in-failed': 'Não há valor para o usado, ou a avaliação não pôde ser pedida.',
    'vt-trade-in-selected': 'O visitante quer usar o usado: como entrada ou na mensagem.',
  },
  parts: { valuation: 'O valor do carro.', button: 'Um botão.' },
};
