import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Vouchers de fidelidad',
  children: '<a href="/ingresar">Ingresar para ver mis vouchers</a>',
  about:
    'Los vouchers de quien ingresó: los disponibles, con el código y el QR para el concesionario y el descuento máximo de una compra; los usados, regalados y vencidos; y la generación del próximo, con confirmación.',
  attributes: {
    'gift-url':
      'Dirección de la página con vt-rewards, en la que se recibe un regalo. Sin el atributo, no se regala un voucher.',
    points: 'Muestra el canje de puntos del programa por un voucher.',
  },
};
