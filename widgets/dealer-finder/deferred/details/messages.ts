import type { DealerType } from '#features/dealer/dealer-filter';
import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

/** Messages of a dealer's details (spec places#dealers). */
const pt = {
  loading: 'Carregando detalhes…',
  open: 'Aberto agora até {time}',
  opensToday: 'Fechado agora. Abre às {time}',
  opensTomorrow: 'Fechado agora. Abre amanhã às {time}',
  opensOn: 'Fechado agora. Abre {day} às {time}',
  hours: 'Horários',
  noHours: 'Horários não informados.',
  days: '{from} a {to}',
  bothDays: '{from} e {to}',
  closed: 'Fechado',
  unsaid: 'Não informado',
  contact: 'Contato',
  phone: 'Telefone',
  newTab: wordsPt.newTab,
  sales: 'Atendimento',
  services: 'Serviços da oficina',
  offline: 'Vende só na loja, sem pedidos pela internet.',
  types: {
    ONLINE_SCHEDULE: 'Agendamento on-line',
    DIGITAL_DEALER: 'Concessionária digital',
  } satisfies Record<DealerType, string> as Record<string, string>,
};
export type Messages = typeof pt;

const es: Messages = {
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
  unsaid: 'Sin informar',
  contact: 'Contacto',
  phone: 'Teléfono',
  newTab: wordsEs.newTab,
  sales: 'Atención',
  services: 'Servicios del taller',
  offline: 'Vende solo en el local, sin pedidos por internet.',
  types: { ONLINE_SCHEDULE: 'Turnos online', DIGITAL_DEALER: 'Concesionario digital' },
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
