import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Mantenimiento del equipo',
  children: '<a href="/equipo">Área del equipo</a>',
  about:
    'Para el equipo: importación y migración de cuentas con simulación, reservas de una campaña, beneficios de concesionarios y diccionario de datos.',
  attributes: {},
};
