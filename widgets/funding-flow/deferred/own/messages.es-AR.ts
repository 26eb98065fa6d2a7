import type { OwnMessages } from './messages.pt-BR';

export const messages: OwnMessages = {
  title: 'Tus propuestas',
  purpose: '¿Ya enviaste una propuesta? Ingresá a tu cuenta para seguir la respuesta del banco.',
  loading: 'Cargando tus propuestas…',
  none: 'Todavía no enviaste ninguna propuesta con esta cuenta.',
  sentOn: 'Enviada el {date}',
  number: 'Propuesta {number}',
  plan: '{count} cuotas de {amount}',
  planFinal: '{count} cuotas de {amount} + final de {final}',
  follow: 'Seguir',
};
