import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Suscripción del programa',
  children: '<a href="/comunidad">Conocé el programa</a>',
  about:
    'Los planes del programa de la marca, la inscripción gratuita y la suscripción paga con una tarjeta de la billetera; la suscripción de quien ingresó, como la informa el servicio.',
  attributes: {
    'terms-url':
      'Dirección de los términos del programa; el enlace aparece donde la persona los acepta. Sin el atributo, no hay enlace.',
    'wallet-url':
      'Dirección de la página con vt-card-wallet, para quien no tiene una tarjeta que sirva. Sin el atributo, no hay enlace.',
  },
};
