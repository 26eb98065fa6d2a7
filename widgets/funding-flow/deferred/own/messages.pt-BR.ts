export const messages = {
  title: 'Suas propostas',
  purpose: 'Já enviou uma proposta? Entre na sua conta para acompanhar a resposta do banco.',
  loading: 'Carregando suas propostas…',
  none: 'Você ainda não enviou nenhuma proposta com esta conta.',
  sentOn: 'Enviada em {date}',
  number: 'Proposta {number}',
  plan: '{count} parcelas de {amount}',
  planFinal: '{count} parcelas de {amount} + final de {final}',
  follow: 'Acompanhar',
};
export type OwnMessages = typeof messages;
