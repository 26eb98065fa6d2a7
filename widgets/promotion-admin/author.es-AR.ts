import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Administración de promociones',
  children: '<a href="/equipo">Área del equipo</a>',
  about:
    'Para el equipo: las promociones de la marca con período, premios y regiones, quién participa, el informe de candidatos de cada premio, los grupos y las listas de impedidos.',
  attributes: {},
};
