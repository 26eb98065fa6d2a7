import type { Benefit } from '#services/entities/benefit';
import { found, Refusal } from '../answers';
import { AT_DEALER, BENEFIT_ROWS, GIFT_HASH, NOT_ENTITLED, REDEEMED_BENEFIT } from '../data/benefits';
import { hasPast } from '../data/story';
import { DAY, moment } from '../lib/moments';
import { NULL } from '../lib/null';
import type { World } from '../world';

const TERMS =
  'Benefício pessoal, válido uma única vez e não cumulativo com outras promoções. Apresente o código antes do pagamento.';

const codeOf = (world: World, text: string) =>
  world.random(`code ${text}`).whole(100_000, 999_999).toString();

function first(world: World, userId: string): Benefit[] {
  const isRedeemed = (id: string) => id === REDEEMED_BENEFIT && hasPast(userId);
  return BENEFIT_ROWS.map(([id, name, partner, category, description, from, to]) => ({
    id,
    name,
    partner,
    category,
    description,
    brand: '',
    status: isRedeemed(id) ? 'REDEEMED' : '',
    type: isRedeemed(id) ? 'SELF' : '',
    hash: '',
    code: isRedeemed(id) ? codeOf(world, `${userId} ${id}`) : '',
    dealer_code: '',
    valid_user: !NOT_ENTITLED.includes(id),
    stateCodes: [],
    availableFrom: moment(world, from * DAY),
    expiresAt: moment(world, to * DAY),
    redeemedAt: isRedeemed(id) ? moment(world, -9 * DAY) : '',
    rating: NULL,
    terms: TERMS,
  }));
}

/** Returns a user's benefits with their current state. */
export function benefitsOf(world: World, userId: string): Benefit[] {
  const all = world.table('benefits', () => new Map<string, Benefit[]>());
  const mine = all.get(userId) ?? first(world, userId);
  all.set(userId, mine);
  for (const benefit of mine) {
    if (benefit.status === 'REDEEMED') continue;
    const early = world.now() < Date.parse(benefit.availableFrom ?? '');
    const late = world.now() > Date.parse(benefit.expiresAt ?? '');
    benefit.status = early ? 'NEXT' : late ? 'EXPIRED' : 'AVAILABLE';
  }
  return mine;
}

interface Gift {
  benefitId: string;
  from: string;
  redeemedBy: string;
  /** What its recipient has of it; null until then. */
  received: Benefit | null;
}

/** Gifts by their hash. */
const gifts = (world: World): Map<string, Gift> =>
  world.table(
    'benefit gifts',
    () => new Map([[GIFT_HASH, { benefitId: 'cafe', from: 'user-amiga', redeemedBy: '', received: null }]]),
  );

/** Returns a benefit of the user, or the gift of a hash. */
export function benefitOf(world: World, userId: string, id: string, hash?: string): Benefit {
  const benefit = found(
    benefitsOf(world, userId).find((each) => each.id === id),
    'benefit',
  );
  if (!hash) return benefit;
  const gift = found(gifts(world).get(hash), 'present');
  found(gift.benefitId === id || null, 'present');
  if (gift.received && gift.redeemedBy === userId) return gift.received;
  const status = gift.redeemedBy ? 'REDEEMED' : 'AVAILABLE';
  const own = { code: '', dealer_code: '', redeemedAt: '', rating: NULL };
  const isEntitled = gift.from !== userId && !gift.redeemedBy;
  return { ...benefit, ...own, hash, status, type: 'GIFTED', valid_user: isEntitled };
}

/** Returns the gifts that a user has received and redeemed. */
export const receivedBy = (world: World, userId: string): Benefit[] =>
  [...gifts(world).values()].flatMap(({ redeemedBy, received }) =>
    redeemedBy === userId && received ? [received] : [],
  );

const redemptions = (world: World) => world.table('benefit redemptions', () => new Map<string, number>());
/** Returns how often a user's own benefit was redeemed: once at most. */
export const redemptionsOf = (world: World, userId: string, id: string): number =>
  redemptions(world).get(`${userId} ${id}`) ?? 0;

interface Redemption {
  type: string;
  hash?: string;
  dealer_code?: string;
}

/** SELF and GIFT use the user's own benefit, GIFTED another user's gift. */
export function redeem(world: World, userId: string, id: string, redemption: Redemption): Benefit {
  const { type, hash, dealer_code = '' } = redemption;
  if (!['SELF', 'GIFT', 'GIFTED'].includes(type)) {
    throw new Refusal(422, { error: 'there is no such type', errors: { type: 'Tipo de resgate inválido' } });
  }
  if (dealer_code && !world.dealers.some(({ idSiteGeo }) => idSiteGeo === dealer_code)) {
    throw new Refusal(422, { error: 'no such dealer', errors: { dealer_code: 'Concessionária inválida' } });
  }
  if (!dealer_code && AT_DEALER.includes(id)) {
    throw new Refusal(422, {
      error: 'at a dealer only',
      errors: { dealer_code: 'Escolha a concessionária' },
    });
  }
  if (type === 'GIFTED' && !hash) {
    throw new Refusal(422, {
      error: 'a present has a hash',
      errors: { hash: 'Informe o código do presente' },
    });
  }
  const benefit = benefitOf(world, userId, id, type === 'GIFTED' ? hash : undefined);
  if (benefit.status === 'REDEEMED') throw new Refusal(409, { error: 'the benefit has been redeemed' });
  if (benefit.status === 'EXPIRED') throw new Refusal(410, { error: 'the benefit has expired' });
  if (benefit.status !== 'AVAILABLE') throw new Refusal(422, { error: `the benefit is ${benefit.status}` });
  if (!benefit.valid_user) throw new Refusal(403, { error: 'the user is not entitled to it' });
  const made = { type, dealer_code, status: 'REDEEMED', redeemedAt: moment(world) };
  const code = codeOf(world, `${userId} ${id} ${type}`);
  if (type === 'GIFTED') {
    const gift = found(gifts(world).get(hash ?? ''), 'present');
    gift.redeemedBy = userId;
    gift.received = { ...benefit, ...made, code, valid_user: true };
    return gift.received;
  }
  redemptions(world).set(`${userId} ${id}`, redemptionsOf(world, userId, id) + 1);
  if (type === 'GIFT') {
    const given = `presente-${id}-${codeOf(world, `${userId} ${id} hash`)}`;
    gifts(world).set(given, { benefitId: id, from: userId, redeemedBy: '', received: null });
    return Object.assign(benefit, made, { hash: given });
  }
  return Object.assign(benefit, made, { code });
}
