import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Tabla de regiones',
  children: '<a href="/equipo">Área del equipo</a>',
  about: 'Para el equipo: las regiones de las promociones en una tabla, que se pueden quitar.',
  attributes: {},
};
