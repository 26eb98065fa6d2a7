import type { DocumentedTexts } from '../../src/element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Nota do usado',
  children: '<a href="/concessionarias">Ver concessionárias</a>',
  about: 'O visitante compara o seu usado com a média dos carros da mesma versão e do mesmo ano.',
  attributes: {
    heading: 'Título; sem ele, o texto do próprio widget.',
    'trade-in-url': 'Endereço da página em que o usado entra na troca. Sem o atributo, não há esse link.',
  },
  events: {
    'vt-car-rated': 'O usado foi comparado com a média.',
    'vt-car-rating-failed': 'Não há nota para o usado, ou ela não pôde ser pedida.',
  },
  parts: { valuation: 'O valor do carro.', button: 'Um botão.' },
};
