const pt = {
  tabs: 'Promoções',
  tabNames: {
    promotions: 'Promoções',
    participants: 'Participantes',
    report: 'Candidatos',
    groups: 'Grupos',
    denied: 'Impedidos',
  },
  promotion: 'Promoção',
  choose: 'Escolha uma promoção',
  noPromotions: 'Nenhuma promoção da marca',
  noPromotionsHint: 'Crie a primeira na aba Promoções.',
  types: { QR_CODE: 'Leitura de QR Code', INVITATION: 'Convite', PURCHASE: 'Compra' },
};
export type AdminMessages = typeof pt;

const es: AdminMessages = {
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

export const texts = { 'pt-BR': pt, 'es-AR': es };
