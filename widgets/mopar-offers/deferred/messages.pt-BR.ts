/** What the list and an offer say. */
export const messages = {
  type: 'Tipo',
  SERVICE: 'Serviços',
  ACCESSORY: 'Acessórios',
  kind: 'Benefício',
  allKinds: 'Todos',
  COUPON: 'Com cupom',
  FIXED_PRICE: 'Com preço fixo',
  noneHint: 'Tente outro modelo ou tire os filtros.',
  noneNow: 'Não há ofertas no momento.',
  service: 'Serviço',
  accessory: 'Acessório',
  until: 'Válida até {date}',
  models: 'Para {models}',
  schedule: 'Agendar serviço',
  contact: 'Falar com a gente',
};
export type Messages = typeof messages;
