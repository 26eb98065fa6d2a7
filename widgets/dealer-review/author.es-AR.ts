import type { AuthorTexts } from '../../src/element/author-texts';

export const texts: AuthorTexts = {
  title: 'Opinión sobre el concesionario',
  children: '<a href="/ingresar">Ingresar para dar mi opinión</a>',
  about:
    'Quien compró un auto hace menos de 30 días califica al concesionario y lee la opinión de otros dueños.',
  attributes: {
    heading: 'Título; sin él, el texto del propio widget.',
    'garage-url': 'Dirección de la página con el garaje, para quien tiene que cargar la compra del auto.',
  },
};
