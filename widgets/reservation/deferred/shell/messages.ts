/** What every screen of the reservation says. */
const pt = {
  progress: 'Etapas da reserva',
  find: 'Já reservou sem conta? Encontre a sua reserva',
  byOffer: 'Pela oferta: {offer}',
  payNow: 'Agora: {amount}. O restante fica para depois.',
  steps: {
    showcase: 'Carro',
    register: 'Seus dados',
    reservation: 'Concessionária',
    payment: 'Pagamento',
  },
  titles: {
    showcase: 'Escolha o seu carro',
    register: 'Em nome de quem é a reserva?',
    reservation: 'Escolha a concessionária e confirme',
    payment: 'Como você quer pagar?',
    challenge: 'Confirme o pagamento no seu banco',
    awaiting: 'Aguardando o pagamento',
    reserved: 'Tudo certo com o seu pedido',
    balance: 'Como você quer pagar o restante?',
    balanceAwaiting: 'Aguardando o pagamento do restante',
    updating: 'A situação do seu pedido está sendo atualizada',
    cancelling: 'Aguardando o cancelamento',
    expired: 'Reserva expirada',
    cancelled: 'Reserva cancelada',
  },
};

const es: typeof pt = {
  progress: 'Etapas de la reserva',
  find: '¿Ya reservaste sin cuenta? Encontrá tu reserva',
  byOffer: 'Por la oferta: {offer}',
  payNow: 'Ahora: {amount}. El resto queda para después.',
  steps: {
    showcase: 'Auto',
    register: 'Tus datos',
    reservation: 'Concesionario',
    payment: 'Pago',
  },
  titles: {
    showcase: 'Elegí tu auto',
    register: '¿A nombre de quién es la reserva?',
    reservation: 'Elegí el concesionario y confirmá',
    payment: '¿Cómo querés pagar?',
    challenge: 'Confirmá el pago en tu banco',
    awaiting: 'Esperando el pago',
    reserved: 'Todo listo con tu pedido',
    balance: '¿Cómo querés pagar el resto?',
    balanceAwaiting: 'Esperando el pago del resto',
    updating: 'El estado de tu pedido se está actualizando',
    cancelling: 'Esperando la cancelación',
    expired: 'Reserva vencida',
    cancelled: 'Reserva cancelada',
  },
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
