import type { AuthorTexts } from '../../src/element/author-texts';

export const texts: AuthorTexts = {
  title: 'Calificación del usado',
  children: '<a href="/concesionarios">Ver concesionarios</a>',
  about: 'La persona compara su usado con el promedio de los autos de la misma versión y del mismo año.',
  attributes: {
    heading: 'Título; sin él, el texto del propio widget.',
    'trade-in-url': 'Dirección de la página donde se entrega el usado. Sin el atributo, no hay ese enlace.',
  },
};
