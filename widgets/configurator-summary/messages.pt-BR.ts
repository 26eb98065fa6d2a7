/** What the summary says before its work is there, and where there is no car. */
export const messages = {
  heading: 'Resumo da configuração',
  label: 'Seu carro',
  loading: 'Carregando seu carro…',
  gone: 'Este carro não está mais disponível.',
  empty: 'Você ainda não configurou um carro.',
  begin: 'Configurar um carro',
  goOn: 'Continuar configurando',
  other: 'Configurar outro carro',
};

export type Messages = typeof messages;
