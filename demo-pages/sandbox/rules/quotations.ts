import type { InferOutput } from 'valibot';
import type { saveQuotation } from '#services/dealer-quotations';
import type { Quotation } from '#services/entities/quotation';
import { found, Refusal } from '../answers';
import { VERSIONS, versionOf } from '../data/cars';
import { servicesOf } from '../data/cars/interior';
import { optionalsOf } from '../data/cars/parts';
import type { SandboxVersion } from '../data/cars/types';
import { DAY, dayFromNow, moment } from '../lib/moments';
import { NULL } from '../lib/null';
import type { World } from '../world';
import { type FactoryCar, factoryCars } from './factory';
import { partsOf, pricedParts } from './parts';

export type Sent = InferOutput<(typeof saveQuotation)['definition']['body']>;

interface Saved {
  quotation: Quotation;
  /** The seller's input as a text: the same content is not saved twice. */
  content: string;
  /** The quotation without the proposed car, to which discarding returns. */
  initial: Quotation;
}

/** The number of an initial quotation that proposes a factory car, at prices of a while ago. */
export const FIRST_QUOTATION = 'Q000101';
/** One of another dealer, which nobody else opens. */
export const OTHER_DEALERS = 'Q000090';
const OTHER_DEALER = '135500001';

const without = (quotation: Quotation): Quotation => ({ ...quotation, stockProposal: null });

/** Replaces the configuration by a factory car. */
const proposing = (quotation: Quotation, car: FactoryCar): Quotation => {
  const { id: stockId, chassis, colorCode, coatingCode, optionalCodes, availableAt } = car;
  const stockProposal = { stockId, chassis, colorCode, coatingCode, optionalCodes, availableAt };
  return { ...quotation, colorCode, coatingCode, optionals: optionalCodes, stockProposal };
};

/** The items of the initial quotation: the version and an optional have become dearer, an accessory is no longer sold. */
const earlierLines = (version: SandboxVersion): Quotation['lines'] => [
  { kind: 'version', code: version.code, name: version.versionName, amount: version.price - 1000 },
  ...optionalsOf(version)
    .filter(({ code }) => code === 'PTE')
    .map(({ code, name, price }) => ({ kind: 'optional', code, name, amount: (price ?? 0) - 150 })),
  { kind: 'accessory', code: 'A99', name: 'Rack de teto', amount: 890 },
];

function first(world: World): Saved {
  const [version] = VERSIONS as [SandboxVersion];
  const initial: Quotation = {
    number: FIRST_QUOTATION,
    opportunityName: 'Frota da Padaria Aurora',
    mvsCode: version.code,
    year: version.year,
    price: version.price,
    newPrice: version.price + 1500,
    discount: 0,
    bonus: 1000,
    colorCode: '249',
    coatingCode: 'T01',
    accessories: ['A01'],
    optionals: ['PTE'],
    services: [],
    comments: 'Entrega em duas unidades.',
    validity: dayFromNow(world, 10),
    dealerCode: '',
    sellerName: 'Vera Salgado',
    savedAt: moment(world, -DAY),
    customer: { name: 'Rita Lobo Prado', phone: '11955500777', email: 'rita.lobo@correio.example' },
    lines: earlierLines(version),
    stockProposal: null,
  };
  const [car] = factoryCars(world, version);
  return { quotation: car ? proposing(initial, car) : initial, content: '', initial };
}

function ofAnotherDealer(world: World): Saved {
  const { initial } = first(world);
  const quotation = { ...initial, number: OTHER_DEALERS, dealerCode: OTHER_DEALER };
  return { quotation, content: '', initial: quotation };
}

const table = (world: World) =>
  world.table(
    'quotations',
    () =>
      new Map<string, Saved>([
        [FIRST_QUOTATION, first(world)],
        [OTHER_DEALERS, ofAnotherDealer(world)],
      ]),
  );

/** Factory cars of a version that no quotation proposes. */
export function freeFactoryCars(world: World, version: SandboxVersion): FactoryCar[] {
  const held = new Set([...table(world).values()].map(({ quotation }) => quotation.stockProposal?.stockId));
  return factoryCars(world, version).filter(({ id }) => !held.has(id));
}

/** Throws if a quotation is of another dealer than its seller's; one without a dealer is everybody's. */
function checkDealer({ dealerCode }: Quotation, ownDealer: string): void {
  if (dealerCode && ownDealer && dealerCode !== ownDealer)
    throw new Refusal(403, { error: 'the quotation is of another dealer' });
}

/** Returns a quotation as it is now; throws if there is none, or for a seller of another dealer. */
export function quotationOf(world: World, number: string, ownDealer: string): Quotation {
  const { quotation } = found(table(world).get(number), 'quotation');
  checkDealer(quotation, ownDealer);
  return quotation;
}

/** A refusal with the CRM's code (spec messages#quotation-codes). */
export const failed = (
  code: string,
  error: string,
  more: { status?: number; [field: string]: unknown } = {},
) => {
  const { status = 422, ...body } = more;
  return new Refusal(status, { code, error, ...body });
};

/** Returns errors of the quotation's amounts, by field. */
function moneyErrors(world: World, { price, newPrice, validity }: Sent): Record<string, string> {
  const errors: Record<string, string> = {};
  if (!price || price <= 0) errors.price = 'Informe o preço inicial';
  else if (newPrice !== undefined && newPrice <= price) {
    errors.newPrice = 'O novo preço deve ser maior que o preço inicial';
  }
  if (validity && validity < dayFromNow(world)) errors.validity = 'A validade já passou';
  return errors;
}

/** Returns errors of items that are not the version's, or cannot be combined, by field. */
function relatedErrors(world: World, version: SandboxVersion, sent: Sent): Record<string, string> {
  const { colorCode, coatingCode, optionals, accessories, services } = sent;
  const codes = { items: optionals, color: colorCode, coating: coatingCode };
  const { unknown, items } = pricedParts(world, version, codes, 'BR');
  const errors = { ...unknown };
  const known = new Set(partsOf(world, version, 'ACCESSORY').map(({ code }) => code));
  if (accessories.some((code) => !known.has(code))) errors.accessories = 'Acessório desconhecido';
  const offered = new Set(servicesOf(version).map(({ code }) => code));
  if (services.some((code) => !offered.has(code))) errors.services = 'Serviço desconhecido';
  const ids = new Set(items.map(({ id }) => id));
  if (items.some(({ exclusiveIds }) => exclusiveIds.some((id) => ids.has(id)))) {
    errors.optionals = 'Há opcionais incompatíveis entre si';
  }
  return errors;
}

const any = (errors: Record<string, string>) => Object.keys(errors).length > 0;

/** Returns a new number, derived from the base quotation's if there is one. */
function nextNumber(world: World, base: string | undefined): string {
  const saved = table(world);
  // Two are there from the start.
  if (!base) return `Q${String(100 + saved.size).padStart(6, '0')}`;
  const root = base.replace(/-\d+$/, '');
  let n = 2;
  while (saved.has(`${root}-${n}`)) n += 1;
  return `${root}-${n}`;
}

/** Saves a quotation in the sandbox's CRM and returns its number, or throws an error with the CRM's code. */
export function save(world: World, sent: Sent, seller: { name?: string | null }): string {
  const saved = table(world);
  const { number: base, stockId, ...rest } = sent;
  const origin = base ? saved.get(base) : undefined;
  if (base && !origin) throw failed('003', 'the base quotation is not in the CRM');
  const wrong = moneyErrors(world, sent);
  if (any(wrong)) throw failed('004', 'the quotation cannot be saved', { errors: wrong });
  const version = versionOf(sent.mvsCode);
  if (!version || version.year !== sent.year) {
    const errors = { mvsCode: 'Versão e ano não encontrados' };
    throw failed('005', 'the products cannot be saved', { errors });
  }
  const related = relatedErrors(world, version, sent);
  if (any(related)) throw failed('006', 'the related products cannot be saved', { errors: related });
  const content = JSON.stringify(Object.entries(sent).sort(([a], [b]) => a.localeCompare(b)));
  const same = [...saved.values()].find((each) => each.content === content);
  if (same) {
    const { number } = same.quotation;
    throw failed('002', 'the quotation is in the CRM already', { status: 409, number });
  }
  const car = stockId ? freeFactoryCars(world, version).find(({ id }) => id === stockId) : undefined;
  if (stockId && !car) {
    const errors = { stockId: 'Este veículo não está mais disponível' };
    // A car that is there was proposed to somebody else meanwhile.
    const isKnown = factoryCars(world, version).some(({ id }) => id === stockId);
    throw failed('005', 'the products cannot be saved', { errors, ...(isKnown && { status: 409 }) });
  }
  const number = nextNumber(world, base);
  const own: Quotation = {
    ...rest,
    number,
    colorCode: sent.colorCode ?? '',
    coatingCode: sent.coatingCode ?? '',
    comments: sent.comments ?? '',
    validity: sent.validity ?? '',
    dealerCode: sent.dealerCode ?? '',
    sellerName: seller.name ?? '',
    savedAt: moment(world),
    customer: sent.customer ? { phone: '', email: '', ...sent.customer } : null,
    lines: (sent.lines ?? []).map((line) => ({ ...line, amount: line.amount ?? NULL })),
    stockProposal: null,
  };
  const initial = origin ? { ...without(origin.initial), number } : own;
  saved.set(number, { quotation: car ? proposing(own, car) : own, content, initial });
  return number;
}

/** Discards the proposed car; throws if there is none. */
export function discard(world: World, number: string, ownDealer: string): Quotation {
  const saved = found(table(world).get(number), 'quotation');
  checkDealer(saved.quotation, ownDealer);
  if (!saved.quotation.stockProposal) throw new Refusal(409, { error: 'there is no stock proposal' });
  saved.quotation = saved.initial;
  // The saved content has changed, so that the original can be saved again.
  saved.content = '';
  return saved.quotation;
}
