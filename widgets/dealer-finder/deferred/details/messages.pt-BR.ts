/** Messages of a dealer's details (spec places#dealers). */
export const messages = {
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
  contact: 'Contato',
  phone: 'Telefone',
  newTab: '(abre em nova aba)',
  sales: 'Atendimento',
  services: 'Serviços da oficina',
  offline: 'Vende só na loja, sem pedidos pela internet.',
  types: { ONLINE_SCHEDULE: 'Agendamento on-line', DIGITAL_DEALER: 'Concessionária digital' } as Record<
    string,
    string
  >,
};
export type Messages = typeof messages;
