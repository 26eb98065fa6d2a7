import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Administración de regiones',
  children: '<a href="/equipo">Área del equipo</a>',
  about: 'Para el equipo: las regiones en las que se hacen las promociones, con las provincias de cada una.',
  attributes: {},
};
