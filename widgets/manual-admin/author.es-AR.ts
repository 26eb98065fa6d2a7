import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Administración de manuales',
  children: '<a href="/equipo">Área del equipo</a>',
  about:
    'Para el equipo: los manuales de la marca, también los borradores, con las secciones y el PDF de cada uno, y cómo los leen los clientes.',
  attributes: {},
};
