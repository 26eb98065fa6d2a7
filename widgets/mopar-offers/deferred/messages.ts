/** What the list and an offer say. */
const pt = {
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

const es: typeof pt = {
  type: 'Tipo',
  SERVICE: 'Servicios',
  ACCESSORY: 'Accesorios',
  kind: 'Beneficio',
  allKinds: 'Todos',
  COUPON: 'Con cupón',
  FIXED_PRICE: 'Con precio fijo',
  noneHint: 'Probá otro modelo o quitá los filtros.',
  noneNow: 'No hay ofertas en este momento.',
  service: 'Servicio',
  accessory: 'Accesorio',
  until: 'Válida hasta el {date}',
  models: 'Para {models}',
  schedule: 'Pedir turno',
  contact: 'Hablar con nosotros',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
