import type { ClearingMessages } from './messages.pt-BR';

export const messages: ClearingMessages = {
  kind: 'Qué liberar',
  kinds: {
    both: 'Un cupón para un CPF',
    cpf: 'Todos los cupones de un CPF',
    coupon: 'Un cupón para todos',
  },
  couponId: 'ID del cupón',
  couponHint: 'El ID, no el nombre del cupón.',
  couponMissing: 'Escribí el ID del cupón',
  couponIsCpf: 'Esto es un CPF. Escribí el ID del cupón',
  couponUnknown: 'No encontramos este cupón. Revisá el ID',
  cpf: 'CPF',
  cpfHint: 'Solo CPF: un DNI no sirve.',
  clear: 'Liberar usos',
  waiting: 'Esperando tu confirmación…',
  clearing: 'Liberando…',
  confirm: 'Liberar',
  cannotUndo: 'No se puede deshacer.',
  ask: {
    both: '¿Liberar todos los usos del cupón {coupon} para el CPF {cpf}?',
    cpf: '¿Liberar todos los usos de cupones del CPF {cpf}?',
    coupon: '¿Liberar todos los usos del cupón {coupon}, de todos los clientes?',
  },
  one: {
    both: 'Se liberó 1 uso del cupón {coupon} para el CPF {cpf}.',
    cpf: 'Se liberó 1 uso de cupón del CPF {cpf}.',
    coupon: 'Se liberó 1 uso del cupón {coupon}.',
  },
  many: {
    both: 'Se liberaron {count} usos del cupón {coupon} para el CPF {cpf}.',
    cpf: 'Se liberaron {count} usos de cupones del CPF {cpf}.',
    coupon: 'Se liberaron {count} usos del cupón {coupon}.',
  },
  some: {
    both: 'Se liberaron los usos del cupón {coupon} para el CPF {cpf}.',
    cpf: 'Se liberaron los usos de cupones del CPF {cpf}.',
    coupon: 'Se liberaron los usos del cupón {coupon}.',
  },
  none: {
    both: 'No hay usos para liberar del cupón {coupon} para el CPF {cpf}.',
    cpf: 'No hay usos para liberar del CPF {cpf}.',
    coupon: 'No hay usos para liberar del cupón {coupon}.',
  },
  unknown: {
    both: 'Sin respuesta: cupón {coupon} para el CPF {cpf}.',
    cpf: 'Sin respuesta: cupones del CPF {cpf}.',
    coupon: 'Sin respuesta: cupón {coupon}.',
  },
  checkBoth: 'Revisá el ID del cupón y el CPF.',
  maybeBefore: 'El intento anterior, que quedó sin respuesta, puede haberlos liberado.',
  lost: 'No sabemos si los usos se liberaron: se perdió la respuesta. Es seguro repetir: lo que ya se liberó no se libera de nuevo.',
  broken:
    'El servicio tuvo un problema y no dijo si los usos se liberaron. Es seguro repetir: lo que ya se liberó no se libera de nuevo.',
  forbidden: 'Tu cuenta no tiene permiso para liberar cupones. No se liberó nada.',
  conflict: 'El servicio no permite liberar este cupón ahora. No se liberó nada.',
  refused: 'El servicio rechazó el pedido. No se liberó nada, y lo que escribiste sigue acá.',
  visit: 'En esta visita',
  visitHint: 'Esta lista no se guarda: desaparece al salir de la página.',
};
