import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Garantía y documentos del auto',
  children: '<a href="/ingresar">Ingresar para ver la garantía</a>',
  about: 'La garantía, la factura, la entrega y los productos Mopar de los autos de quien ingresó.',
  attributes: {
    sections:
      'Las secciones, en el orden en que aparecen: warranty (garantía), invoice (factura), delivery (entrega), mopar. Sin el atributo, las cuatro.',
    'delivery-source': 'El sistema que guarda la entrega; sin él, hub.',
    'garage-url': 'Dirección de la página con el garaje, para quien tiene que cargar el auto o el chasis.',
  },
};
