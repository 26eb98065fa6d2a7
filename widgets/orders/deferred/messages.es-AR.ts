import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  filter: 'Mostrar',
  all: 'Todos ({count})',
  active: 'En curso ({count})',
  ended: 'Terminados ({count})',
  shown: 'Mostrando {shown} de {count} pedidos',
  noneActive: 'Ningún pedido en curso',
  noneEnded: 'Ningún pedido terminado',
  none: 'Todavía no tenés pedidos',
  noneHint: 'Cuando reserves un auto, el pedido aparece acá.',
  cars: 'Ver autos',
  payBy: 'Pagá hasta el {date}, {time}',
  follow: 'Seguir',
  back: 'Volver a los pedidos',
  notFound: 'Este pedido no está entre los tuyos.',
  more: 'Mostrar más',
};
