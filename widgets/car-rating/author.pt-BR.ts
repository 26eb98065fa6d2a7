import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Avaliação do usado',
  children: '<a href="/concessionarias">Ver concessionárias</a>',
  about:
    'O visitante vê o valor do seu usado pela placa e pela quilometragem, ao lado do valor só pela placa, como o serviço de avaliação responde.',
  attributes: {
    'trade-in-url': 'Endereço da página em que o usado entra na troca. Sem o atributo, não há esse link.',
  },
  events: {
    'vt-car-rated': 'O serviço deu o valor do usado.',
    'vt-car-rating-failed': 'Não há valor para o usado, ou ele não pôde ser pedido.',
  },
  parts: { valuation: 'O valor do carro.', button: 'Um botão.' },
};
