import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

/** What the kit and its form say. */
const pt = {
  loading: 'Carregando o seu kit…',
  notLoaded: 'Não foi possível carregar o seu kit',
  noOrder: 'Escolha um pedido',
  noOrderHint: 'O kit de boas-vindas é de um pedido: abra esta página a partir dele.',
  notEntitled: 'Este pedido não tem kit de boas-vindas',
  notEntitledHint: 'O kit é dos pedidos com a reserva paga, na conta de quem comprou.',
  orders: 'Ver os meus pedidos',
  ask: 'Para onde enviamos o seu kit?',
  proposed: 'Este é o endereço da sua conta: confira ou digite outro.',
  save: 'Confirmar endereço',
  saving: wordsPt.saving,
  keep: 'Manter o endereço salvo',
  none: 'nenhum',
  changed:
    'O endereço mudou em outro lugar. Agora está salvo: {address}. Confirme novamente para usar o deste formulário.',
  saved: 'O endereço do kit foi salvo',
  savedHint: 'Você pode alterar o endereço até o kit ser embalado.',
  waiting: 'O kit espera o endereço de entrega',
  preparing: 'Estamos preparando o seu kit',
  locked: 'O kit já foi embalado: o endereço não pode mais ser alterado.',
  closed: 'O endereço que você digitou não foi salvo: o kit já foi embalado para o endereço abaixo.',
  sent: 'O seu kit está a caminho',
  delivered: 'O seu kit foi entregue',
  unknown: 'O seu kit de boas-vindas',
  address: 'Endereço de entrega',
  tracking: 'Código de rastreamento',
  items: 'O kit traz',
  change: 'Alterar endereço',
  inform: 'Informar endereço',
};

const es: typeof pt = {
  loading: 'Cargando tu kit…',
  notLoaded: 'No se pudo cargar tu kit',
  noOrder: 'Elegí un pedido',
  noOrderHint: 'El kit de bienvenida es de un pedido: entrá desde tu pedido.',
  notEntitled: 'Este pedido no tiene kit de bienvenida',
  notEntitledHint: 'El kit es de los pedidos con la reserva pagada, en la cuenta de quien compró.',
  orders: 'Ver mis pedidos',
  ask: '¿A dónde enviamos tu kit?',
  proposed: 'Esta es la dirección de tu cuenta: revisala o ingresá otra.',
  save: 'Confirmar dirección',
  saving: wordsEs.saving,
  keep: 'Dejar la dirección guardada',
  none: 'ninguna',
  changed:
    'La dirección cambió en otro lugar. Ahora está guardada: {address}. Confirmá de nuevo para usar la de este formulario.',
  saved: 'La dirección del kit se guardó',
  savedHint: 'Podés cambiar la dirección hasta que el kit esté embalado.',
  waiting: 'El kit espera la dirección de entrega',
  preparing: 'Estamos preparando tu kit',
  locked: 'El kit ya está embalado: la dirección no se puede cambiar más.',
  closed: 'La dirección que ingresaste no se guardó: el kit ya está embalado para la dirección de abajo.',
  sent: 'Tu kit está en camino',
  delivered: 'Tu kit fue entregado',
  unknown: 'Tu kit de bienvenida',
  address: 'Dirección de entrega',
  tracking: 'Código de seguimiento',
  items: 'El kit trae',
  change: 'Cambiar dirección',
  inform: 'Informar dirección',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
