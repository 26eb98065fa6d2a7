import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Compra para empleados',
  children: '<a href="/contacto">Contactanos</a>',
  about:
    'La compra con beneficio de quienes trabajan en la empresa y su familia. La persona dice quién compra, ve si algo impide la compra y qué hacer, elige una oferta con stock, completa los datos de la factura con los documentos pedidos y reserva el auto una sola vez. La facturación se abre en otra pestaña.',
  attributes: {
    model: 'Solo las ofertas de este modelo, por el nombre del catálogo. Sin el atributo, las de todos.',
  },
};
