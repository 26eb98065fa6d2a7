import type { Country } from '#domain/core/brands';
import type { DealerDetails } from '#services/entities/dealer';
import { NULL } from '../lib/null';
import { randomFrom } from '../lib/random';
import { money } from './cars/types';
import type { SandboxDealer } from './dealers';

/** Services of workshops, with prices in reais (spec cars#parts). */
export const WORKSHOP_SERVICES = [
  { id: 'SV01', serviceName: 'Revisão programada', category: 'Revisão', name: 'Revisão', price: 690 },
  { id: 'SV02', serviceName: 'Troca de óleo e filtro', category: 'Manutenção', name: 'Óleo', price: 389 },
  { id: 'SV03', serviceName: 'Recall', category: 'Recall', name: 'Recall', price: 0 },
  { id: 'SV04', serviceName: 'Alinhamento e balanceamento', category: 'Pneus', name: 'Pneus', price: 240 },
  { id: 'SV05', serviceName: 'Pastilhas e discos de freio', category: 'Freios', name: 'Freios', price: 780 },
  {
    id: 'SV06',
    serviceName: 'Higienização do ar-condicionado',
    category: 'Conforto',
    name: 'Ar',
    price: 210,
  },
  {
    id: 'SV07',
    serviceName: 'Diagnóstico eletrônico',
    category: 'Elétrica',
    name: 'Diagnóstico',
    price: 180,
  },
  { id: 'SV08', serviceName: 'Funilaria e pintura', category: 'Carroceria', name: 'Pintura', price: NULL },
] as const;

const SPANISH: Record<string, readonly [serviceName: string, category: string, name: string]> = {
  SV01: ['Service programado', 'Service', 'Service'],
  SV02: ['Cambio de aceite y filtro', 'Mantenimiento', 'Aceite'],
  SV03: ['Recall', 'Recall', 'Recall'],
  SV04: ['Alineación y balanceo', 'Neumáticos', 'Neumáticos'],
  SV05: ['Pastillas y discos de freno', 'Frenos', 'Frenos'],
  SV06: ['Limpieza del aire acondicionado', 'Confort', 'Aire'],
  SV07: ['Diagnóstico electrónico', 'Electricidad', 'Diagnóstico'],
  SV08: ['Chapa y pintura', 'Carrocería', 'Pintura'],
};

const FIRST = [
  'Alice',
  'Benedito',
  'Caio',
  'Dalva',
  'Edson',
  'Flávia',
  'Gilmar',
  'Helena',
  'Ivo',
  'Joana',
] as const;
const LAST = ['Amaral', 'Bastos', 'Camargo', 'Duarte', 'Escobar', 'Farias', 'Guedes', 'Lacerda'] as const;

/** Monday to Friday 8 to 18 with a lunch break; two of three dealers also on Saturday morning. */
function periods(saturday: boolean): NonNullable<DealerDetails['periods']> {
  const days = [1, 2, 3, 4, 5].flatMap((weekday) => [
    { weekday, type: 'WORKING_TIME', start: '08:00', end: '18:00' },
    { weekday, type: 'BREAK', start: '12:00', end: '13:00' },
  ]);
  return saturday ? [...days, { weekday: 6, type: 'WORKING_TIME', start: '08:00', end: '12:00' }] : days;
}

/** What a workshop does, with its prices in a country. */
export const workshopServices = (country: Country) =>
  WORKSHOP_SERVICES.map((service) => {
    const [serviceName, category, name] = SPANISH[service.id] ?? ['', '', ''];
    const price = service.price ? money(service.price, country) : NULL;
    return country === 'AR' ? { id: service.id, serviceName, category, name, price } : service;
  });

/** Hours, boxes, staff and services of a dealer, derived from its id. */
export function detailsOf(dealer: SandboxDealer): DealerDetails & SandboxDealer {
  const random = randomFrom(`details ${dealer.idSiteGeo}`);
  // The first number is that of the dealer's types (dealers.ts).
  random.next();
  const spanish = dealer.countryCode === 'AR';
  const named = <T extends object>(count: number, make: (i: number) => T) =>
    Array.from({ length: count }, (_, i) => make(i + 1));
  const services = workshopServices(dealer.countryCode).filter((_, i) => i < 3 || random.next() < 0.75);
  return {
    ...dealer,
    periods: periods(random.next() < 0.67),
    boxes: named(random.whole(2, 5), (i) => ({ id: `${dealer.idSiteGeo}-B${i}`, name: `Box ${i}` })),
    consultants: named(random.whole(2, 4), (i) => ({
      id: `${dealer.idSiteGeo}-C${i}`,
      name: `${random.pick(FIRST)} ${random.pick(LAST)}`,
      role: i === 1 ? (spanish ? 'Ventas' : 'Vendas') : spanish ? 'Postventa' : 'Pós-vendas',
    })),
    services,
    blocked: false,
    econnect: random.next() < 0.5,
  };
}
