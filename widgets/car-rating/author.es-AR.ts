import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Tasación del usado',
  children: '<a href="/concesionarios">Ver concesionarios</a>',
  about:
    'La persona ve el valor de su usado por la patente y el kilometraje, junto al valor solo por la patente, como responde el servicio de tasación.',
  attributes: {
    'trade-in-url': 'Dirección de la página donde se entrega el usado. Sin el atributo, no hay ese enlace.',
  },
};
