/** Messages of the first view, and of a page without a car. */
export const messages = {
  heading: 'Resumo da configuração',
  label: 'Seu carro',
  loading: 'Carregando seu carro…',
  gone: 'Este carro não está mais disponível.',
  empty: 'Você ainda não configurou um carro.',
  begin: 'Configurar um carro',
  continueToConfigurator: 'Continuar configurando',
  other: 'Configurar outro carro',
};

export type Messages = typeof messages;
