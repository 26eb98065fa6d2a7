import type { Country } from '#domain/core/brands';
import { cpf as isCpf, dni as isDni } from '#domain/person/documents';
import { TERMS_CHANGED } from '#domain/reservation/hold-refusals';
import type { Product } from '#services/entities/offer';
import { found, Refusal } from '../../answers';
import { makeCampaigns } from '../../data/campaigns';
import { versionOf } from '../../data/cars';
import { colorsOf } from '../../data/cars/colors';
import type { SandboxVersion } from '../../data/cars/types';
import { HOUR } from '../../lib/moments';
import type { World } from '../../world';
import { refuseFields } from '../accounts';
import { countryFor } from '../cars';
import { offerForSale, startedProduct } from '../offer-products';
import { statusDelay } from '../service-manners';
import { putBack, type StockLine, takeFromStock } from '../stock';
import {
  brandReservations,
  type Caller,
  isUnpaid,
  keep,
  ownerOf,
  settle,
  statusOf,
  stepsUntil,
} from './kept';
import type { Kept } from './kept-reservation';
import { expirePayments } from './payments';
import { HOLD, LAST_WORD } from './plan';
import { agreedPrice, feeOf, freeColors } from './terms';

/** All campaigns, with the present price of a reservation in a country. */
export const campaignsOf = (world: World, country: Country = 'BR') =>
  world
    .table('campaigns', () => ({ list: makeCampaigns(world.now()) }))
    .list.map((campaign) => ({ ...campaign, amount: feeOf(world, country) }));
export const campaignOf = (world: World, id: string) =>
  found(
    campaignsOf(world).find((campaign) => campaign.id === id),
    'campaign',
  );

/** Maximum number of unpaid reservations per user. */
const OPEN_AT_ONCE = 2;

/** Whether the caller already holds as many cars as one may. */
export const holdsTooMany = (caller: Caller): boolean =>
  brandReservations(caller).filter((kept) => isUnpaid(kept, caller.world.now())).length >= OPEN_AT_ONCE;

type Taken = Omit<StockLine, 'quantity'>;

interface Wanted {
  campaign_id?: string;
  productId?: string;
  country?: string;
  type: string;
  brand: string;
  mvsCode: string;
  colorCode?: string;
  coatingCode?: string;
  optionalCodes?: string[];
  dealerCode?: string;
  price?: number;
  name?: string;
  email?: string;
  phone?: string;
  cpf?: string;
  idempotencyKey?: string;
}

/** Takes a car from the dealer or from another one; of any colour, one that costs nothing extra if there is one. */
function take(world: World, version: SandboxVersion, { colorCode, dealerCode }: Wanted) {
  for (const color of colorCode ? [colorCode] : [...freeColors(version), undefined]) {
    const taken =
      (dealerCode ? takeFromStock(world, version.code, color, dealerCode) : undefined) ??
      takeFromStock(world, version.code, color);
    if (taken) return taken;
  }
  throw new Refusal(409, { reason: 'sold-out', error: 'NÃO HÁ ESTOQUE PARA O CARRO SELECIONADO' });
}

/**
 * The product that the visitor has started through an offer, if the car is bought through one: still open, of this dealer,
 * and with its way to pay chosen.
 */
function boughtThrough(world: World, { productId, dealerCode }: Wanted): Product | undefined {
  if (!productId) return undefined;
  const product = startedProduct(world, productId);
  offerForSale(world, product.offerId ?? '');
  refuseFields({
    dealerCode: product.dealerCode !== (dealerCode ?? null) && 'Escolha a concessionária da oferta',
    paymentMethod: !product.paymentMethod && 'Selecione uma forma de pagamento',
    familyIncome:
      product.paymentMethod === 'financing' && !product.familyIncome && 'Informe a renda familiar',
  });
  return product;
}

/** The open campaign that has the car; throws if there is none. */
function openCampaign(world: World, version: SandboxVersion, wanted: Wanted) {
  const campaign = campaignOf(world, wanted.campaign_id ?? `camp-${version.brand}`);
  const fits = campaign.mvsCodes?.includes(version.code) && version.brand === wanted.brand.toLowerCase();
  if (!fits) throw new Refusal(422, { error: 'the campaign does not have this car' });
  if (Date.parse(campaign.endsAt ?? '') <= world.now())
    throw new Refusal(409, { reason: 'campaign-over', error: 'the campaign is over' });
  return campaign;
}

/** The price of a car that was taken, which goes back to the stock if its price is not agreed. */
function priceOf({ world, headers }: Caller, version: SandboxVersion, wanted: Wanted, taken: Taken): number {
  const { optionalCodes: optionalCode, coatingCode, dealerCode, price, colorCode, country } = wanted;
  const offerId = boughtThrough(world, wanted)?.offerId;
  const car = { optionalCode, coatingCode, dealerCode, colorCode, price, ...(offerId && { offerId }) };
  try {
    return agreedPrice(world, version, car, taken.colorCode, countryFor(country, headers));
  } catch (error) {
    putBack(world, taken.mvsCode, taken.colorCode, taken.dealerCode);
    throw error;
  }
}

/** Takes a car from stock and holds it until the payment deadline, at the service's own price. */
export function preReserve(caller: Caller, wanted: Wanted): Kept {
  const { world, headers } = caller;
  const owner = ownerOf(caller);
  settle(world);
  const version = found(versionOf(wanted.mvsCode), 'car');
  const product = boughtThrough(world, wanted);
  if (product && headers.get('x-offer-context') !== product.offerId)
    throw new Refusal(422, { error: 'the product is of another offer' });
  const campaign = product ? undefined : openCampaign(world, version, wanted);
  const { cpf = '' } = wanted;
  refuseFields({ cpf: cpf !== '' && !isCpf(cpf) && !isDni(cpf) && 'CPF inválido' });
  if (holdsTooMany(caller))
    throw new Refusal(409, { reason: 'too-many-open', error: 'Você já tem reservas aguardando pagamento' });
  const { code, brand, modelName, versionName, year } = version;
  const taken = take(world, version, wanted);
  const price = priceOf(caller, version, wanted, taken);
  const now = world.now();
  const { n } = world.state.stamp();
  const country = countryFor(wanted.country, headers);
  const color = colorsOf(version, country).find((each) => each.code === taken.colorCode);
  return keep(world, {
    id: `res-${n}`,
    number: String(202_700_000 + n),
    owner,
    type: wanted.campaign_id ? (campaign?.type ?? wanted.type) : wanted.type,
    brand,
    campaign: campaign?.id ?? '',
    ...(product && { productId: product.id, ...(product.offerId && { offerId: product.offerId }) }),
    ...(wanted.idempotencyKey && { idempotencyKey: wanted.idempotencyKey }),
    createdAt: now,
    expiresAt: now + HOLD,
    car: {
      mvsCode: code,
      brand,
      modelName,
      versionName,
      year,
      colorCode: taken.colorCode,
      colorName: color?.name ?? '',
    },
    taken,
    dealerCode: wanted.dealerCode ?? taken.dealerCode,
    price,
    amount: feeOf(world, country),
    steps: [{ status: 'PRE_RESERVE', at: now }],
    payments: [],
    late: [],
    lead: {
      name: wanted.name ?? '',
      email: wanted.email ?? '',
      phone: wanted.phone ?? '',
      cpf: wanted.cpf ?? '',
    },
  });
}

export const CANCEL_REASONS = [
  { code: 'PRICE', name: 'Encontrei um preço melhor' },
  { code: 'DELAY', name: 'O prazo de entrega é longo' },
  { code: 'CREDIT', name: 'O financiamento não foi aprovado' },
  { code: 'OTHER_CAR', name: 'Escolhi outro veículo' },
  { code: TERMS_CHANGED, name: 'O preço mudou durante a reserva' },
  { code: 'PERSONAL', name: 'Motivos pessoais' },
];

/** An unpaid reservation ends at once, as far as its status tells; the cancellation of an order is processed for an hour. */
export function cancel(world: World, kept: Kept, reason: string): Kept {
  if (!CANCEL_REASONS.some(({ code }) => code === reason)) {
    throw new Refusal(422, { error: 'fields are not valid', errors: { reason: 'Selecione um motivo' } });
  }
  const now = world.now();
  const past = stepsUntil(kept, now);
  const over = /^(CANCELLED|REQUESTED_CANCELLATION|INVOICE.*|DELIVERED.*|IN_TRANSIT|TRANSIT|AT_DEALER)$/;
  if (past.some(({ status }) => status === LAST_WORD || over.test(status))) {
    throw new Refusal(409, { error: 'the order cannot be cancelled any more' });
  }
  const unpaid = statusOf(kept, now) === 'PRE_RESERVE';
  kept.steps = unpaid
    ? [...past, { status: 'CANCELLED', at: now + statusDelay(world) }]
    : [...past, { status: 'REQUESTED_CANCELLATION', at: now }, { status: 'CANCELLED', at: now + HOUR }];
  kept.cancelReason = reason;
  delete kept.expiresAt;
  expirePayments(world, kept);
  settle(world);
  return kept;
}
