import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  voucher: 'Voucher',
  usable: 'Disponible',
  used: 'Usado',
  expired: 'Vencido',
  blocked: 'Bloqueado',
  given: 'Regalado',
  received: 'Regalo recibido',
  use: 'Usar en el concesionario',
  seeCode: 'Ver código',
  seeLink: 'Ver enlace del regalo',
  hint: 'En el concesionario, antes de pagar, mostrá este código o el QR:',
  giftMessage: 'Tengo un regalo para vos: {name}. Abrí el enlace e ingresá a tu cuenta para recibirlo.',
  cancel: 'Cancelar',
  check: 'Verificar',
  lost: 'La respuesta no llegó, y no sabemos si se hizo. Verificá antes de intentar de nuevo.',
  absent: 'Verificamos: todavía no aparece. Podés intentar de nuevo: es el mismo pedido, hecho una sola vez.',
  busy: 'Esto se está haciendo en otra página abierta. Terminalo ahí.',
};
