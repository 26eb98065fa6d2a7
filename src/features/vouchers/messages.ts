import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

const pt = {
  voucher: 'Voucher',
  usable: 'Disponível',
  used: 'Usado',
  expired: 'Vencido',
  blocked: 'Bloqueado',
  given: 'Presenteado',
  received: 'Presente recebido',
  use: 'Usar na concessionária',
  seeCode: 'Ver código',
  seeLink: 'Ver link do presente',
  hint: 'Na concessionária, antes do pagamento, apresente este código ou o QR code:',
  giftMessage: 'Tenho um presente para você: {name}. Abra o link e entre na sua conta para receber.',
  cancel: wordsPt.cancel,
  check: 'Verificar',
  lost: 'A resposta não chegou, e não sabemos se foi feito. Verifique antes de tentar novamente.',
  absent: 'Verificamos: ainda não aparece. Você pode tentar novamente: é o mesmo pedido, feito uma vez só.',
  busy: 'Isto está sendo feito em outra página aberta. Conclua por lá.',
};

const es: typeof pt = {
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
  cancel: wordsEs.cancel,
  check: 'Verificar',
  lost: 'La respuesta no llegó, y no sabemos si se hizo. Verificá antes de intentar de nuevo.',
  absent: 'Verificamos: todavía no aparece. Podés intentar de nuevo: es el mismo pedido, hecho una sola vez.',
  busy: 'Esto se está haciendo en otra página abierta. Terminalo ahí.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
