import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  purpose: 'Ingresá a tu cuenta para obtener el cupón.',
  percent: '{percent}% de descuento',
  fixed: 'Precio fijo: {price}',
  noCoupon: 'Esta oferta no necesita cupón.',
  until: 'Válida hasta el {date}.',
  take: 'Obtener cupón',
  taken: 'Tu cupón',
  show: 'Mostrá este código en el concesionario:',
  missing: 'Esta oferta ya no está disponible.',
  failed: 'No pudimos obtener el cupón. Intentá de nuevo.',
};
