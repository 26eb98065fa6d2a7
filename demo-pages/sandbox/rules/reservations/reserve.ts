import { found, Refusal } from '../../answers';
import { makeCampaigns, RESERVATION_FEE } from '../../data/campaigns';
import { versionOf } from '../../data/cars';
import { colorsOf } from '../../data/cars/colors';
import { HOUR } from '../../lib/moments';
import type { World } from '../../world';
import { takeFromStock } from '../stock';
import { type Caller, keep, ownerOf, settle, statusOf, stepsUntil } from './kept';
import type { Kept } from './kept-reservation';
import { expirePayments } from './payments';
import { HOLD, LAST_WORD } from './plan';

export const campaignsOf = (world: World) =>
  world.table('campaigns', () => ({ list: makeCampaigns(world.now()) })).list;
export const campaignOf = (world: World, id: string) =>
  found(
    campaignsOf(world).find((campaign) => campaign.id === id),
    'campaign',
  );

interface Wanted {
  campaign_id?: string;
  type: string;
  brand: string;
  mvsCode: string;
  colorCode?: string;
  dealerCode?: string;
  price?: number;
  name?: string;
  email?: string;
  phone?: string;
  cpf?: string;
}

/** Takes a car from stock and holds it until the payment deadline. */
export function preReserve(caller: Caller, wanted: Wanted): Kept {
  const { world } = caller;
  const owner = ownerOf(caller);
  settle(world);
  const version = found(versionOf(wanted.mvsCode), 'car');
  const campaign = campaignOf(world, wanted.campaign_id ?? `camp-${version.brand}`);
  const fits = campaign.mvsCodes?.includes(version.code) && version.brand === wanted.brand.toLowerCase();
  if (!fits) throw new Refusal(422, { error: 'the campaign does not have this car' });
  const { code, brand, modelName, versionName, year, price } = version;
  const taken =
    (wanted.dealerCode ? takeFromStock(world, code, wanted.colorCode, wanted.dealerCode) : undefined) ??
    takeFromStock(world, code, wanted.colorCode);
  if (!taken) throw new Refusal(409, { error: 'NÃO HÁ ESTOQUE PARA O CARRO SELECIONADO' });
  const now = world.now();
  const { n } = world.state.stamp();
  const color = colorsOf(version).find((each) => each.code === taken.colorCode);
  return keep(world, {
    id: `res-${n}`,
    number: String(202_700_000 + n),
    owner,
    type: wanted.campaign_id ? (campaign.type ?? wanted.type) : wanted.type,
    brand,
    campaign: campaign.id,
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
    price: wanted.price ?? price,
    amount: RESERVATION_FEE,
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
  { code: 'PERSONAL', name: 'Motivos pessoais' },
];

/** An unpaid reservation ends immediately; the cancellation of an order is processed for an hour. */
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
    ? [...past, { status: 'CANCELLED', at: now }]
    : [...past, { status: 'REQUESTED_CANCELLATION', at: now }, { status: 'CANCELLED', at: now + HOUR }];
  kept.cancelReason = reason;
  delete kept.expiresAt;
  expirePayments(world, kept);
  settle(world);
  return kept;
}
