import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
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
