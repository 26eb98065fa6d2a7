import type { AdminMessages } from './messages.pt-BR';

export const messages: AdminMessages = {
  tabs: 'Promociones',
  tabNames: {
    promotions: 'Promociones',
    participants: 'Participantes',
    report: 'Candidatos',
    groups: 'Grupos',
    denied: 'Impedidos',
  },
  promotion: 'Promoción',
  choose: 'Elegí una promoción',
  noPromotions: 'Ninguna promoción de la marca',
  noPromotionsHint: 'Creá la primera en la pestaña Promociones.',
  types: { QR_CODE: 'Lectura de código QR', INVITATION: 'Invitación', PURCHASE: 'Compra' },
};
