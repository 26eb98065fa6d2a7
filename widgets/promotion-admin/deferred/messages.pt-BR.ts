export const messages = {
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
export type AdminMessages = typeof messages;
