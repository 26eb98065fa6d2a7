/** Messages of the first view, and of a page without a car. */
const pt = {
  heading: 'Resumo da configuração',
  label: 'Seu carro',
  loading: 'Carregando seu carro…',
  gone: 'Este carro não está mais disponível.',
  empty: 'Você ainda não configurou um carro.',
  begin: 'Configurar um carro',
  continueToConfigurator: 'Continuar configurando',
  other: 'Configurar outro carro',
};

const es: typeof pt = {
  heading: 'Resumen de la configuración',
  label: 'Tu auto',
  loading: 'Cargando tu auto…',
  gone: 'Este auto ya no está disponible.',
  empty: 'Todavía no configuraste un auto.',
  begin: 'Configurar un auto',
  continueToConfigurator: 'Seguir configurando',
  other: 'Configurar otro auto',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
