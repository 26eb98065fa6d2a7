/** What every screen of the reservation says. */
export const messages = {
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
    expired: 'Reserva expirada',
    cancelled: 'Reserva cancelada',
  },
};
export type Messages = typeof messages;
