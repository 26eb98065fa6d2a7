import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Tabela de regiões',
  children: '<a href="/equipe">Área da equipe</a>',
  about: 'Para a equipe: as regiões das promoções numa tabela, que podem ser removidas.',
  attributes: {},
  parts: {
    table: 'A tabela.',
    button: 'Um botão.',
    dialog: 'A janela que pergunta antes de remover.',
  },
};
