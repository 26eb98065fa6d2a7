import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Ranking do programa de fidelidade',
  children: '<a href="/programa">Conheça o programa</a>',
  about:
    'Mostra o ranking do programa da marca, página por página, com a linha do próprio visitante sempre à vista.',
  attributes: {
    'page-size': 'Quantas pessoas aparecem de cada vez.',
  },
  parts: { table: 'O ranking.', pagination: 'Os botões das páginas.', button: 'Um botão.' },
};
