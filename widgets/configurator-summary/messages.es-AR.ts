import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Resumen de la configuración',
  label: 'Tu auto',
  loading: 'Cargando tu auto…',
  gone: 'Este auto ya no está disponible.',
  empty: 'Todavía no configuraste un auto.',
  begin: 'Configurar un auto',
  continueToConfigurator: 'Seguir configurando',
  other: 'Configurar otro auto',
};
