/** What the list says. */
export const messages = {
  filter: 'Mostrar',
  all: 'Todos ({count})',
  active: 'Em andamento ({count})',
  ended: 'Encerrados ({count})',
  shown: 'Mostrando {shown} de {count} pedidos',
  noneActive: 'Nenhum pedido em andamento',
  noneEnded: 'Nenhum pedido encerrado',
  none: 'Você ainda não tem pedidos',
  noneHint: 'Quando você reservar um carro, o pedido aparece aqui.',
  cars: 'Ver carros',
  payBy: 'Pague até {date}, {time}',
  follow: 'Acompanhar',
  back: 'Voltar aos pedidos',
  notFound: 'Este pedido não está entre os seus.',
  more: 'Mostrar mais',
};
export type Messages = typeof messages;
