import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Administración del catálogo',
  children: '<a href="/equipo">Área del equipo</a>',
  about:
    'Para el equipo: la configuración de los modelos de la marca y su orden, las piezas de cada versión y el índice de búsqueda de accesorios.',
  attributes: {},
};
