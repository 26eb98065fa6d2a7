import * as sharedMessages from '../../src/domain/core/messages.es-AR';
import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Resumen de la configuración',
  label: 'Tu auto',
  loading: 'Cargando tu auto…',
  failed: sharedMessages.notLoaded,
  gone: 'Este auto ya no está disponible.',
  empty: 'Todavía no configuraste un auto.',
  begin: 'Configurar un auto',
  goOn: 'Seguir configurando',
  other: 'Configurar otro auto',
  retry: 'Intentar nuevamente',
};
