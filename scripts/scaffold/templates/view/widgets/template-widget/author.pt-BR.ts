import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Texto com detalhes',
  children: '<a href="/contato">Fale com a gente</a>',
  about: 'Mostra um texto do autor e abre os detalhes numa janela.',
  attributes: {
    text: 'O que o widget diz; sem ele, o texto do próprio widget.',
    details: 'O que a janela diz; sem ele, o texto do próprio widget.',
  },
  parts: { button: 'O botão que abre os detalhes.', dialog: 'A janela com os detalhes.' },
};
