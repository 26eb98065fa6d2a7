import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Ranking del programa de fidelidad',
  children: '<a href="/programa">Conocé el programa</a>',
  about:
    'Muestra el ranking del programa de la marca, página por página, con la fila del propio visitante siempre a la vista.',
  attributes: {
    'page-size': 'Cuántas personas aparecen por vez.',
  },
};
