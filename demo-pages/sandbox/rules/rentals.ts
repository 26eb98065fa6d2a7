import type { Brand, Language } from '#domain/core/brands';
import { RENTAL_PROPOSAL_STATUSES, type RentalProposalStatus } from '#domain/orders/order-statuses';
import type { RentalOffer } from '#services/entities/offer';
import type { TimelineStep, WantedDocument } from '#services/entities/timeline';
import { found } from '../answers';
import { SANDBOX_BRANDS } from '../data/brands';
import { modelsOf } from '../data/cars';
import { money, say, type Text } from '../data/cars/types';
import { documentName } from '../data/lookups';
import { PERIODS, RENTAL_BRANDS, type SandboxOffer } from '../data/offers';
import { hasPast } from '../data/story';
import { languageOf } from '../lib/language';
import { DAY, MINUTE } from '../lib/moments';
import { hash } from '../lib/random';
import type { World } from '../world';
import { signedIn } from './accounts';
import { countryFor } from './cars';
import { publicOffers } from './offers';

/** The statuses of a successful proposal in order. */
const WAY: readonly RentalProposalStatus[] = RENTAL_PROPOSAL_STATUSES.filter(
  (status) => !/REPROVED|EXPIRED/.test(status),
);
/** The statuses before a status that is not part of a successful proposal. */
const ASIDE: Partial<Record<RentalProposalStatus, readonly RentalProposalStatus[]>> = {
  FINANCIAL_ANALYSIS_REPROVED: ['PROPOSAL_CREATED', 'FINANCIAL_ANALYSIS_IN_PROGRESS'],
  EXPIRED_PROPOSAL: ['PROPOSAL_CREATED'],
};

/** What the service remarks at a status, in the language that it is asked in. */
const NOTES: Partial<Record<RentalProposalStatus, Text>> = {
  FINANCIAL_ANALYSIS_REPROVED: [
    'A renda informada não cobre a mensalidade.',
    'Los ingresos informados no cubren la cuota.',
  ],
  IN_TRANSIT: ['Saiu do pátio da fábrica.', 'Salió de la fábrica.'],
};

/** Days between two statuses. */
const STEP = 3;

function timelineOf(status: RentalProposalStatus, createdAt: number, language: Language): TimelineStep[] {
  const aside = ASIDE[status];
  const done = aside ? [...aside, status] : WAY.slice(0, WAY.indexOf(status) + 1);
  const ahead = aside ? [] : WAY.slice(done.length);
  return [
    ...done.map((each, i) => ({
      status: each,
      date: new Date(createdAt + i * STEP * DAY).toISOString(),
      current: i === done.length - 1,
      note: (NOTES[each] ?? ['', ''])[language === 'es-AR' ? 1 : 0],
    })),
    ...ahead.map((each) => ({ status: each, date: null, current: false, note: '' })),
  ];
}

/** What the number of every rental proposal begins with. */
export const RENTAL_PREFIX = 'LOC-';

/** A proposal's number: equal for equal user, brand and position. */
export const proposalCode = (userId: string, brand: Brand, index: number): string =>
  `${RENTAL_PREFIX}${SANDBOX_BRANDS[brand].number}${String(index + 1).padStart(2, '0')}${String(hash(userId) % 1e5).padStart(5, '0')}`;

/** Returns a user's proposals: one in each status, of every rental brand, its prices in the page's money; the newest first. */
export function rentalProposals({ headers, world }: Caller, userId: string, brand?: string) {
  if (!hasPast(userId)) return [];
  // Their dates are relative to the first request: the clock must not move them.
  const { since } = world.table('rental proposals', () => ({ since: world.now() }));
  return RENTAL_BRANDS.filter((each) => !brand || each === brand.toLowerCase()).flatMap((each) =>
    RENTAL_PROPOSAL_STATUSES.map((status, i) => {
      const models = modelsOf(each);
      const version = models[i % models.length]?.versions[0];
      const timeline = timelineOf(status, since - 60 * DAY - i * MINUTE, languageOf(headers));
      return {
        proposalCode: proposalCode(userId, each, i),
        productId: `prod-of-${each}-${13 + (i % 4)}`,
        status: status as string,
        brand: each as string,
        modelName: version?.modelName ?? '',
        versionName: version?.versionName ?? '',
        mvsCode: version?.code ?? '',
        period: PERIODS[i % PERIODS.length] ?? 24,
        monthlyPrice: money(Math.round((version?.price ?? 0) * 0.024), countryFor(undefined, headers)),
        createdAt: timeline[0]?.date ?? '',
        timeline,
      };
    }),
  );
}
export type RentalProposal = ReturnType<typeof rentalProposals>[number];

const PAPERS = ['DRIVER_LICENSE', 'RESIDENCE_PROOF', 'INCOME_PROOF', 'CREDIT_BUREAU_AUTHORIZATION'];
/** States of the documents, in their order: all are approved once the analysis is over, but for what it failed by. */
const PAPER_STATES: Readonly<Record<string, readonly string[]>> = {
  PROPOSAL_CREATED: ['RECEIVED', 'MISSING', 'MISSING', 'MISSING'],
  EXPIRED_PROPOSAL: ['RECEIVED', 'RECEIVED', 'RECEIVED', 'RECEIVED'],
  FINANCIAL_ANALYSIS_IN_PROGRESS: ['APPROVED', 'IN_ANALYSIS', 'RECEIVED', 'MISSING'],
  FINANCIAL_ANALYSIS_REPROVED: ['APPROVED', 'APPROVED', 'REFUSED', 'RECEIVED'],
};
export function rentalDocuments(
  { status, createdAt }: RentalProposal,
  language: Language = 'pt-BR',
): WantedDocument[] {
  const states = PAPER_STATES[status];
  return PAPERS.map((type, i) => {
    const state = states?.[i] ?? 'APPROVED';
    const isThere = state !== 'MISSING';
    return {
      type,
      name: documentName(type, language) ?? type,
      required: true,
      status: state,
      fileName: isThere ? `${type.toLowerCase()}.pdf` : null,
      receivedAt: isThere ? createdAt : null,
      note: state === 'REFUSED' ? (language === 'es-AR' ? 'Está ilegible.' : 'Está ilegível.') : '',
    };
  });
}

const TAGS: readonly Text[] = [
  ['Mais pedido', 'El más pedido'],
  ['Novidade', 'Novedad'],
  ['Pronta entrega', 'Entrega inmediata'],
  ['Híbrido', 'Híbrido'],
  ['Últimas unidades', 'Últimas unidades'],
  ['Sem entrada', 'Sin anticipo'],
];
const INCLUDES: readonly Text[] = [
  ['IPVA e documentação', 'Patente y documentación'],
  ['Seguro', 'Seguro'],
  ['Manutenção preventiva', 'Mantenimiento preventivo'],
  ['Assistência 24 horas', 'Asistencia las 24 horas'],
];
/** Monthly kilometres, and their surcharge. */
const KILOMETERS = [
  [1000, 1],
  [1500, 1.06],
  [2000, 1.11],
] as const;
const BY_PERIOD: Record<number, number> = { 12: 1.12, 24: 1, 36: 0.94, 48: 0.9 };

function rentalOffer(offer: SandboxOffer, index: number): RentalOffer {
  const { id, brand, title, mvsCode, modelName, versionName, year, fuel, value, productId } = offer;
  const tag = (n: number) => ({
    name: say(TAGS[n % TAGS.length] ?? ['', ''], offer.countryCode),
    colorId: (n % TAGS.length) + 1,
  });
  const plans = PERIODS.flatMap((period) =>
    KILOMETERS.map(([kilometersPerMonth, more]) => ({
      period,
      kilometersPerMonth,
      monthlyPrice: Math.round(value * (BY_PERIOD[period] ?? 1) * more),
      productId: `${productId}-${period}-${kilometersPerMonth}`,
    })),
  );
  return {
    id,
    brand,
    title,
    description: say(
      [
        'Um valor por mês, com tudo incluído menos o combustível.',
        'Un valor por mes, con todo incluido menos el combustible.',
      ],
      offer.countryCode,
    ),
    mvsCode,
    modelName,
    versionName,
    year,
    fuel,
    monthlyPrice: Math.min(...plans.map(({ monthlyPrice }) => monthlyPrice)),
    tags: [tag(index), tag(index + 2)],
    plans,
    includes: INCLUDES.map((each) => say(each, offer.countryCode)),
    legalText: offer.legalText,
  };
}

export const rentalOffers = (world: World, country?: string): RentalOffer[] =>
  publicOffers(world)
    .filter(({ type, countryCode }) => type === 'RENTAL' && (!country || countryCode === country))
    .map(rentalOffer);

interface Caller {
  headers: Headers;
  world: World;
}

/** The caller's proposal with this number, or the first one. */
export function rentalProposalOf(caller: Caller, code?: string): RentalProposal {
  const own = rentalProposals(caller, signedIn(caller).id);
  return found(
    own.find((each) => !code || each.proposalCode === code),
    'proposal',
  );
}

/** Types of a proposal's documents that are missing. */
export const missingOfRental = (proposal: RentalProposal) =>
  rentalDocuments(proposal)
    .filter(({ status }) => status === 'MISSING')
    .map(({ type }) => type);
