import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Lista de concessionárias',
  children: '<a href="/concessionarias">Todas as concessionárias</a>',
  about: 'Mostra as concessionárias da marca numa lista que o visitante filtra.',
  attributes: {
    count: 'Quantas aparecem de cada vez.',
  },
  parts: { input: 'O filtro.', item: 'Um item da lista.', button: 'O botão que mostra mais.' },
};
