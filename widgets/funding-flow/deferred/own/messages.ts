const pt = {
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

const es: typeof pt = {
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

export const texts = { 'pt-BR': pt, 'es-AR': es };
