import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Administración de ofertas',
  children: '<a href="/equipo">Área del equipo</a>',
  about:
    'Para el equipo: las ofertas de la marca en cualquier estado, para crear, editar, publicar, ordenar y quitar, de a una o varias a la vez.',
  attributes: {},
};
