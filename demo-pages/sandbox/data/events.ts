import type { Country } from '#domain/core/brands';

/** An event as its organizer has written it; days and hours count from when the sandbox began. */
export interface EventRow {
  id: string;
  country: Country;
  brand: string;
  title: string;
  description: string;
  organizer: string;
  place: string;
  street: string;
  cityName: string;
  stateCode: string;
  timeZone: string;
  longitude: number;
  latitude: number;
  /** Until its day; when it starts there, HH:MM; and its duration. */
  days: number;
  at: string;
  hours: number;
  capacity: number;
  taken: number;
  maxCompanions: number;
  hasWaitingList: boolean;
  waiting: number;
  /** Days until the enrolment begins and ends; open from the start, and until the event, without. */
  opensIn?: number;
  closesIn?: number;
  cancelReason?: string;
}

/** An event without free places, and a past one. */
export const FULL_EVENT = 'volta-abarth';
export const PAST_EVENT = 'mutirao-serra';
/** An event with free places, and the participants on its list. */
export const OPEN_EVENT = 'trilha-canastra';
/** A full one with a waiting list, one that was cancelled, and one whose enrolment begins later. */
export const WAITING_EVENT = 'noturna-jalapao';
export const CANCELLED_EVENT = 'acampamento-canela';
export const LATER_EVENT = 'expedicao-negro';

const SAO_PAULO = 'America/Sao_Paulo';
const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';

const br = (row: Omit<EventRow, 'country'>): EventRow => ({ country: 'BR', ...row });
const ar = (row: Omit<EventRow, 'country' | 'timeZone'>): EventRow => ({
  country: 'AR',
  timeZone: BUENOS_AIRES,
  ...row,
});

export const EVENT_ROWS: readonly EventRow[] = [
  br({
    id: OPEN_EVENT,
    brand: 'jeep',
    title: 'Trilha da Canastra',
    description:
      'Um dia de trilha leve e média, com guias e café da roça. Leve agasalho e o tanque cheio.\nCrianças a partir de 6 anos, com os pais.',
    organizer: 'Clube da Serra',
    ...{ place: 'Portaria do parque', street: 'Estrada do Parque, km 4', cityName: 'São Roque de Minas' },
    ...{ stateCode: 'MG', timeZone: SAO_PAULO, longitude: -46.366, latitude: -20.249 },
    ...{
      days: 24,
      at: '08:00',
      hours: 9,
      capacity: 60,
      taken: 37,
      maxCompanions: 3,
      hasWaitingList: true,
      waiting: 0,
    },
    closesIn: 21,
  }),
  br({
    id: WAITING_EVENT,
    brand: 'jeep',
    title: 'Noturna do Jalapão',
    description: 'Dunas e fervedouros sob a lua cheia, com apoio mecânico em todo o percurso.',
    organizer: 'Clube da Serra',
    ...{ place: 'Praça central', street: 'Avenida das Dunas, 10', cityName: 'Mateiros', stateCode: 'TO' },
    ...{ timeZone: 'America/Araguaina', longitude: -46.421, latitude: -10.546 },
    ...{
      days: 33,
      at: '18:00',
      hours: 5,
      capacity: 24,
      taken: 24,
      maxCompanions: 1,
      hasWaitingList: true,
      waiting: 5,
    },
  }),
  br({
    id: CANCELLED_EVENT,
    brand: 'jeep',
    title: 'Acampamento em Canela',
    description: 'Duas noites de barraca no cânion, com fogueira e observação de estrelas.',
    organizer: 'Clube do Sul',
    ...{ place: 'Camping do cânion', street: 'Rota do Sol, km 12', cityName: 'Canela', stateCode: 'RS' },
    ...{ timeZone: SAO_PAULO, longitude: -50.811, latitude: -29.364 },
    ...{
      days: 15,
      at: '16:00',
      hours: 48,
      capacity: 40,
      taken: 12,
      maxCompanions: 2,
      hasWaitingList: false,
      waiting: 0,
    },
    cancelReason: 'A estrada do cânion foi interditada pela chuva.',
  }),
  br({
    id: LATER_EVENT,
    brand: 'jeep',
    title: 'Expedição Rio Negro',
    description: 'Quatro dias de estrada de terra e balsa, para quem já fez uma trilha média.',
    organizer: 'Clube do Norte',
    ...{ place: 'Porto da balsa', street: 'Estrada do porto, s/n', cityName: 'Manaus', stateCode: 'AM' },
    ...{ timeZone: 'America/Manaus', longitude: -60.025, latitude: -3.119 },
    ...{
      days: 90,
      at: '06:00',
      hours: 96,
      capacity: 16,
      taken: 0,
      maxCompanions: 1,
      hasWaitingList: true,
      waiting: 0,
    },
    opensIn: 10,
  }),
  br({
    id: 'encontro-toro',
    brand: 'fiat',
    title: 'Encontro Toro',
    description: 'Donos de Toro de todo o Centro-Oeste: churrasco, exposição e concurso de som.',
    organizer: 'Clube Toro MS',
    ...{ place: 'Parque de exposições', street: 'Rua das Feiras, 100', cityName: 'Campo Grande' },
    ...{ stateCode: 'MS', timeZone: 'America/Campo_Grande', longitude: -54.646, latitude: -20.469 },
    ...{
      days: 40,
      at: '10:00',
      hours: 6,
      capacity: 200,
      taken: 88,
      maxCompanions: 4,
      hasWaitingList: false,
      waiting: 0,
    },
  }),
  br({
    id: 'pista-fiat',
    brand: 'fiat',
    title: 'Dia de pista',
    description: 'Aula de direção defensiva na pista molhada, com instrutor.',
    organizer: 'Fiat',
    ...{
      place: 'Pista de testes',
      street: 'Rodovia Fernão Dias, km 429',
      cityName: 'Betim',
      stateCode: 'MG',
    },
    ...{ timeZone: SAO_PAULO, longitude: -44.198, latitude: -19.968 },
    ...{
      days: 19,
      at: '09:00',
      hours: 8,
      capacity: 30,
      taken: 30,
      maxCompanions: 0,
      hasWaitingList: true,
      waiting: 2,
    },
  }),
  br({
    id: FULL_EVENT,
    brand: 'fiat-abarth',
    title: 'Volta rápida Abarth',
    description: 'Vinte vagas para acelerar com piloto profissional ao lado.',
    organizer: 'Abarth',
    ...{ place: 'Autódromo', street: 'Rodovia GO-020, km 10', cityName: 'Goiânia', stateCode: 'GO' },
    ...{ timeZone: SAO_PAULO, longitude: -49.192, latitude: -16.722 },
    ...{
      days: 12,
      at: '14:00',
      hours: 4,
      capacity: 20,
      taken: 20,
      maxCompanions: 0,
      hasWaitingList: false,
      waiting: 0,
    },
  }),
  br({
    id: 'rodeio-ram',
    brand: 'ram',
    title: 'Ram no rodeio',
    description: 'Camarote, test drive na pista de terra e show ao vivo.',
    organizer: 'Ram',
    ...{ place: 'Arena da festa do peão', street: 'Rodovia Brigadeiro Faria Lima, km 428' },
    ...{ cityName: 'Barretos', stateCode: 'SP', timeZone: SAO_PAULO, longitude: -48.567, latitude: -20.557 },
    ...{
      days: 65,
      at: '19:00',
      hours: 8,
      capacity: 120,
      taken: 45,
      maxCompanions: 1,
      hasWaitingList: false,
      waiting: 0,
    },
  }),
  br({
    id: 'noite-eletrica',
    brand: 'peugeot',
    title: 'Noite elétrica',
    description: 'Conversa sobre mobilidade elétrica e volta noturna pelo centro.',
    organizer: 'Peugeot',
    ...{ place: 'Terraço do museu', street: 'Rua do Museu, 999', cityName: 'Curitiba', stateCode: 'PR' },
    ...{ timeZone: SAO_PAULO, longitude: -49.267, latitude: -25.41 },
    ...{
      days: 18,
      at: '20:00',
      hours: 4,
      capacity: 80,
      taken: 79,
      maxCompanions: 1,
      hasWaitingList: false,
      waiting: 0,
    },
  }),
  br({
    id: PAST_EVENT,
    brand: 'jeep',
    title: 'Mutirão da serra',
    description: 'Plantamos mil mudas. Obrigado a quem veio!',
    organizer: 'Clube da Serra',
    ...{ place: 'Sede da reserva', street: 'Estrada da reserva, 1', cityName: 'Petrópolis', stateCode: 'RJ' },
    ...{ timeZone: SAO_PAULO, longitude: -43.178, latitude: -22.505 },
    ...{
      days: -21,
      at: '08:30',
      hours: 7,
      capacity: 50,
      taken: 41,
      maxCompanions: 0,
      hasWaitingList: false,
      waiting: 0,
    },
  }),
  ar({
    id: 'encuentro-toro',
    brand: 'fiat',
    title: 'Encuentro Toro',
    description: 'Dueños de Toro de todo el país: asado, exposición y concurso de sonido.',
    organizer: 'Club Toro',
    ...{ place: 'Predio ferial', street: 'Avenida de las Ferias 100', cityName: 'Córdoba', stateCode: 'X' },
    ...{ longitude: -64.18, latitude: -31.42 },
    ...{ days: 40, at: '10:00', hours: 6, capacity: 200, taken: 88, maxCompanions: 4 },
    ...{ hasWaitingList: false, waiting: 0 },
  }),
  ar({
    id: 'noche-electrica',
    brand: 'peugeot',
    title: 'Noche eléctrica',
    description: 'Charla sobre movilidad eléctrica y recorrido nocturno por Palermo.',
    organizer: 'Peugeot',
    ...{ place: 'Terraza del museo', street: 'Avenida del Museo 3100', cityName: 'Buenos Aires' },
    ...{ stateCode: 'C', longitude: -58.403, latitude: -34.577 },
    ...{
      days: 18,
      at: '20:00',
      hours: 4,
      capacity: 80,
      taken: 61,
      maxCompanions: 2,
      hasWaitingList: false,
      waiting: 0,
    },
  }),
  ar({
    id: 'cordillera',
    brand: 'peugeot',
    title: 'Curvas de la cordillera',
    description: 'Un día de manejo de montaña con instructores, entre viñedos.',
    organizer: 'Peugeot',
    ...{ place: 'Mirador del valle', street: 'Ruta 7, km 1080', cityName: 'Mendoza', stateCode: 'M' },
    ...{ longitude: -69.066, latitude: -32.981 },
    ...{
      days: 30,
      at: '09:00',
      hours: 8,
      capacity: 20,
      taken: 20,
      maxCompanions: 1,
      hasWaitingList: true,
      waiting: 3,
    },
  }),
  ar({
    id: 'costanera',
    brand: 'peugeot',
    title: 'Caravana por la costanera',
    description: 'Más de cien autos por la orilla del río. ¡Gracias por venir!',
    organizer: 'Club León',
    ...{ place: 'Costanera norte', street: 'Avenida Costanera 5000', cityName: 'Buenos Aires' },
    ...{ stateCode: 'C', longitude: -58.42, latitude: -34.55 },
    ...{
      days: -14,
      at: '15:00',
      hours: 3,
      capacity: 150,
      taken: 122,
      maxCompanions: 3,
      hasWaitingList: false,
      waiting: 0,
    },
  }),
];
