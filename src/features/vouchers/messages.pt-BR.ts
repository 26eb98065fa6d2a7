export const messages = {
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
  cancel: 'Cancelar',
  check: 'Verificar',
  lost: 'A resposta não chegou, e não sabemos se foi feito. Verifique antes de tentar novamente.',
  absent: 'Verificamos: nada foi feito. Você pode tentar novamente.',
};
export type Messages = typeof messages;
