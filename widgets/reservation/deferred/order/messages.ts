import { paymentFailed as paymentFailedEs, timeOver as timeOverEs } from '#domain/core/messages.es-AR';
import { paymentFailed as paymentFailedPt, timeOver as timeOverPt } from '#domain/core/messages.pt-BR';
import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

/** What the screens of an order say. */
const pt = {
  byOffer: 'Pela oferta: {offer}',
  /** Before the order is left. */
  leaveOpen:
    'Um pagamento desta reserva ficou sem resposta, e pode ter sido cobrado. Este navegador continua lembrando dele, para que não seja cobrado duas vezes. Guarde o número da reserva e confira no seu banco.',
  stillOpen:
    'Um pagamento deste pedido ficou sem resposta. Estamos verificando; confira também no seu banco.',
  refused: paymentFailedPt,
  paidElsewhere: 'Este pedido já foi pago em outra página ou em outro aparelho.',
  countdown: {
    at: 'O carro fica reservado até {date} às {time}.',
    label: 'Tempo para pagar',
    minutes: 'Faltam {minutes}\u00a0minutos para pagar.',
    minute: 'Falta 1\u00a0minuto para pagar.',
  },
  timeOver: timeOverPt,
  timeOverHint: 'O carro deixou de estar reservado para você. Você pode fazer uma nova reserva.',
  cancelled: 'Esta reserva foi cancelada.',
  restart: 'Fazer nova reserva',
  held: 'O carro está reservado.',
  next: {
    paid: 'O pagamento foi confirmado. Avisaremos quando for a hora do próximo passo.',
    boleto: 'O boleto está pronto. O pedido continua depois da compensação.',
    financing: 'Agora, envie a proposta de financiamento ao banco.',
    dealer: 'A concessionária fala com você para combinar o pagamento.',
    pix: 'O Pix está sendo processado.',
  },
  toFinancing: 'Ir para o financiamento',
  openOrder: 'Você tem uma reserva em aberto: {car}',
  resume: wordsPt.proceed,
  notFound: 'Reserva não encontrada',
  otherAccount: 'Ela pode ser de outra conta.',
  notSignedIn: 'Se você reservou com a sua conta, entre para continuar.',
};
export type Messages = typeof pt;

const es: Messages = {
  byOffer: 'Por la oferta: {offer}',
  /** Before the order is left. */
  leaveOpen:
    'Un pago de esta reserva quedó sin respuesta, y puede haberse cobrado. Este navegador lo sigue recordando, para que no se cobre dos veces. Guardá el número de la reserva y revisá en tu banco.',
  stillOpen:
    'Un pago de este pedido quedó sin respuesta. Lo estamos verificando; revisá también en tu banco.',
  refused: paymentFailedEs,
  paidElsewhere: 'Este pedido ya se pagó en otra página o en otro dispositivo.',
  countdown: {
    at: 'El auto queda reservado hasta el {date} a las {time}.',
    label: 'Tiempo para pagar',
    minutes: 'Faltan {minutes}\u00a0minutos para pagar.',
    minute: 'Falta 1\u00a0minuto para pagar.',
  },
  timeOver: timeOverEs,
  timeOverHint: 'El auto dejó de estar reservado para vos. Podés hacer una reserva nueva.',
  cancelled: 'Esta reserva se canceló.',
  restart: 'Hacer una reserva nueva',
  held: 'El auto está reservado.',
  next: {
    paid: 'El pago se confirmó. Te avisamos cuando sea el momento del próximo paso.',
    boleto: 'El cupón está listo. El pedido sigue después de la acreditación.',
    financing: 'Ahora, enviá la propuesta de financiación al banco.',
    dealer: 'El concesionario te contacta para acordar el pago.',
    pix: 'El Pix se está procesando.',
  },
  toFinancing: 'Ir a la financiación',
  openOrder: 'Tenés una reserva abierta: {car}',
  resume: wordsEs.proceed,
  notFound: 'No se encontró la reserva',
  otherAccount: 'Puede ser de otra cuenta.',
  notSignedIn: 'Si reservaste con tu cuenta, ingresá para continuar.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
