import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  loading: 'Cargando los detalles…',
  open: 'Abierto ahora hasta las {time}',
  opensToday: 'Cerrado ahora. Abre a las {time}',
  opensTomorrow: 'Cerrado ahora. Abre mañana a las {time}',
  opensOn: 'Cerrado ahora. Abre el {day} a las {time}',
  hours: 'Horarios',
  noHours: 'Sin horarios informados.',
  days: '{from} a {to}',
  bothDays: '{from} y {to}',
  closed: 'Cerrado',
  contact: 'Contacto',
  phone: 'Teléfono',
  newTab: '(se abre en una pestaña nueva)',
  sales: 'Atención',
  services: 'Servicios del taller',
  offline: 'Vende solo en el local, sin pedidos por internet.',
  types: { ONLINE_SCHEDULE: 'Turnos online', DIGITAL_DEALER: 'Concesionario digital' },
};
