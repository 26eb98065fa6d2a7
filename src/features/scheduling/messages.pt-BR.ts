import type { Holiday } from '../../domain/holidays';

export const messages = {
  closed: 'fechado',
  full: 'sem horários livres',
  holiday: 'feriado, {name}',
  holidays: {
    newYear: 'Confraternização Universal',
    carnival: 'Carnaval',
    goodFriday: 'Sexta-feira Santa',
    memory: 'Dia da Memória',
    malvinas: 'Dia das Malvinas',
    tiradentes: 'Tiradentes',
    labour: 'Dia do Trabalho',
    mayRevolution: 'Revolução de Maio',
    flag: 'Dia da Bandeira',
    independence: 'Independência',
    patroness: 'Nossa Senhora Aparecida',
    souls: 'Finados',
    republic: 'Proclamação da República',
    blackAwareness: 'Consciência Negra',
    immaculate: 'Imaculada Conceição',
    christmas: 'Natal',
  } satisfies Record<Holiday, string>,
  /** In the dealer's zone, and in the visitor's. */
  zone: 'Os horários são os da concessionária ({zone}), diferentes do seu fuso.',
  yourTime: 'No seu fuso: {time}.',
  calendar: 'Adicionar ao calendário',
  calendarSaved: 'Arquivo do calendário baixado.',
  reminder: 'Receber lembrete no WhatsApp',
  reminderHeading: 'Lembrete pelo WhatsApp',
  consultant: 'Consultor',
  anyConsultant: 'Sem preferência',
  optional: '(opcional)',
  name: 'Nome completo',
  email: 'E-mail',
  phone: 'Celular',
};
export type Messages = typeof messages;
