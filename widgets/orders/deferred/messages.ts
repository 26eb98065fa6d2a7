import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

/** What the list says. */
const pt = {
  filter: 'Mostrar',
  all: 'Todos',
  active: 'Em andamento',
  ended: 'Encerrados',
  counted: '{name} ({count})',
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
  more: wordsPt.showMore,
};

const es: typeof pt = {
  filter: 'Mostrar',
  all: 'Todos',
  active: 'En curso',
  ended: 'Terminados',
  counted: '{name} ({count})',
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
  more: wordsEs.showMore,
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
