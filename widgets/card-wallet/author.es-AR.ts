import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Billetera de tarjetas',
  children: '<a href="/ayuda/tarjetas">Ayuda con tarjetas</a>',
  about:
    'Las tarjetas de quien ingresó: la favorita, agregar con un token de un solo uso, quitar, con la gestión de tarjetas también editar el vencimiento, y los contratos que paga cada tarjeta.',
  attributes: {
    calls:
      'instruments usa las llamadas de instrumentos de pago (PIN); card-management usa las de gestión de tarjetas (CRD), que también editan una tarjeta.',
  },
};
