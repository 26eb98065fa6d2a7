const pt = {
  kind: 'O que liberar',
  kinds: {
    both: 'Um cupom para um CPF',
    cpf: 'Todos os cupons de um CPF',
    coupon: 'Um cupom para todos',
  },
  couponId: 'ID do cupom',
  couponHint: 'O ID, não o nome do cupom.',
  couponMissing: 'Digite o ID do cupom',
  couponIsCpf: 'Isto é um CPF. Digite o ID do cupom',
  couponUnknown: 'Não encontramos este cupom. Confira o ID',
  cpf: 'CPF',
  cpfHint: 'De quem usou o cupom.',
  clear: 'Liberar usos',
  waiting: 'Aguardando sua confirmação…',
  clearing: 'Liberando…',
  confirm: 'Liberar',
  cannotUndo: 'Não é possível desfazer.',
  ask: {
    both: 'Liberar todos os usos do cupom {coupon} para o CPF {cpf}?',
    cpf: 'Liberar todos os usos de cupons do CPF {cpf}?',
    coupon: 'Liberar todos os usos do cupom {coupon}, de todos os clientes?',
  },
  one: {
    both: '1 uso do cupom {coupon} para o CPF {cpf} foi liberado.',
    cpf: '1 uso de cupom do CPF {cpf} foi liberado.',
    coupon: '1 uso do cupom {coupon} foi liberado.',
  },
  many: {
    both: '{count} usos do cupom {coupon} para o CPF {cpf} foram liberados.',
    cpf: '{count} usos de cupons do CPF {cpf} foram liberados.',
    coupon: '{count} usos do cupom {coupon} foram liberados.',
  },
  /** The service has not said how many. */
  some: {
    both: 'Os usos do cupom {coupon} para o CPF {cpf} foram liberados.',
    cpf: 'Os usos de cupons do CPF {cpf} foram liberados.',
    coupon: 'Os usos do cupom {coupon} foram liberados.',
  },
  none: {
    both: 'Nenhum uso a liberar do cupom {coupon} para o CPF {cpf}.',
    cpf: 'Nenhum uso a liberar para o CPF {cpf}.',
    coupon: 'Nenhum uso a liberar do cupom {coupon}.',
  },
  unknown: {
    both: 'Sem resposta: cupom {coupon} para o CPF {cpf}.',
    cpf: 'Sem resposta: cupons do CPF {cpf}.',
    coupon: 'Sem resposta: cupom {coupon}.',
  },
  checkBoth: 'Confira o ID do cupom e o CPF.',
  maybeBefore: 'A tentativa anterior, que ficou sem resposta, pode ter liberado.',
  lost: 'Não sabemos se os usos foram liberados: a resposta se perdeu. É seguro repetir: o que já foi liberado não é liberado de novo.',
  broken:
    'O serviço teve um problema e não disse se os usos foram liberados. É seguro repetir: o que já foi liberado não é liberado de novo.',
  forbidden: 'Sua conta não tem permissão para liberar cupons. Nada foi liberado.',
  conflict: 'O serviço não permite liberar este cupom agora. Nada foi liberado.',
  refused: 'O serviço recusou o pedido. Nada foi liberado, e o que você digitou continua aqui.',
  visit: 'Nesta visita',
  visitHint: 'Esta lista não é guardada: some ao sair da página.',
};
export type ClearingMessages = typeof pt;

const es: ClearingMessages = {
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

export const texts = { 'pt-BR': pt, 'es-AR': es };
