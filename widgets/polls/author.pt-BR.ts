import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Enquetes',
  children: '<a href="/comunidade">Conheça a comunidade</a>',
  about:
    'As enquetes da marca para quem entrou: as abertas, com um voto por pessoa; os resultados depois do voto; e as encerradas.',
  attributes: {
    type: 'Tipo das enquetes, como o serviço o chama, por exemplo COMMUNITY. Sem o atributo, todas.',
    count: 'Quantas enquetes aparecem de cada vez.',
  },
  events: { 'vt-poll-voted': 'O voto foi contado. O evento diz a enquete, e não a escolha.' },
  parts: { item: 'Uma enquete.', results: 'Os resultados de uma enquete.', button: 'Um botão.' },
};
