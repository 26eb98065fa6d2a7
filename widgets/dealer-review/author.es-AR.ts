import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Opinión sobre el concesionario',
  children: '<a href="/ingresar">Ingresar para dar mi opinión</a>',
  about:
    'Cualquiera lee la opinión de los dueños sobre un concesionario; quien compró un auto hace menos de 30 días da la suya.',
  attributes: {
    dealer:
      'Código del concesionario (idSiteGeo) cuyas opiniones aparecen; sin él, el que se elija en la página.',
    'garage-url': 'Dirección de la página con el garaje, para quien tiene que cargar la compra del auto.',
  },
};
