import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Errores de integración',
  children: '<a href="/equipo">Área del equipo</a>',
  about:
    'Para el equipo: los envíos entre sistemas que fallaron, con el contenido, la corrección, el reenvío de uno o de varios, y el log.',
  attributes: {},
};
