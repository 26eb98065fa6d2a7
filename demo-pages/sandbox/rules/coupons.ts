import type { Language } from '#domain/core/brands';
import { cpf as isCpf } from '#domain/person/documents';
import type { Coupon } from '#services/entities/offer';
import { found, Refusal } from '../answers';
import { PERIODS, type SandboxOffer } from '../data/offers';
import type { World } from '../world';
import { offerOf, offers } from './offers';

/*
 * Every offer has one coupon per period. It has a limited number of uses, one per CPF, while the offer is valid.
 */

/** Uses of one coupon. */
const LIMIT = 3;
/** Share of the price, by period in months. */
const SHARES: Record<number, number> = { 12: 0.01, 24: 0.015, 36: 0.02, 48: 0.025 };

interface Use {
  coupon: string;
  cpf: string;
}
/** Uses from the start, for staff to clear: of two coupons, one of which is used up. */
const USED: readonly Use[] = [
  { coupon: 'cup-of-jeep-1-48', cpf: '39053344705' },
  { coupon: 'cup-of-jeep-1-48', cpf: '16899535009' },
  { coupon: 'cup-of-jeep-1-48', cpf: '86288366757' },
  { coupon: 'cup-of-jeep-2-48', cpf: '39053344705' },
];
const uses = (world: World) => world.table('coupon uses', () => ({ list: [...USED] }));

export const COUPON_WORDS: Record<
  Language,
  Record<'unavailable' | 'elsewhere' | 'used' | 'cpf' | 'downPayment', string>
> = {
  'pt-BR': {
    unavailable: 'Cupom indisponível',
    elsewhere: 'Este cupom não vale para esta oferta',
    used: 'Este CPF já usou o cupom',
    cpf: 'CPF inválido',
    downPayment: 'Este cupom precisa de uma entrada',
  },
  'es-AR': {
    unavailable: 'Cupón no disponible',
    elsewhere: 'Este cupón no vale para esta oferta',
    used: 'Este documento ya usó el cupón',
    cpf: 'DNI inválido',
    downPayment: 'Este cupón necesita un anticipo',
  },
};
const refused = (status: number, error: string, message: string) =>
  new Refusal(status, { error, errors: { couponName: message } });

const nameOf = ({ id }: SandboxOffer, period: number) =>
  `VITRINE${period}${id.replace(/^of-|-/g, '').toUpperCase()}`;

function made(world: World, offer: SandboxOffer, period: number): Coupon {
  const id = `cup-${offer.id}-${period}`;
  const used = uses(world).list.filter(({ coupon }) => coupon === id).length;
  return {
    id,
    couponName: nameOf(offer, period),
    offerId: offer.id,
    couponPeriod: period,
    discount: Math.round(offer.value * (SHARES[period] ?? 0)),
    limit: LIMIT,
    remaining: LIMIT - used,
    needsDownPayment: offer.type !== 'RENTAL',
    validUntil: offer.validUntil,
  };
}

export function couponOf(world: World, offerId: string, period: number): Coupon {
  const offer = offerOf(world, offerId);
  if (!(PERIODS as readonly number[]).includes(period)) found(undefined, 'period');
  return made(world, offer, period);
}

interface Asked {
  name: string;
  offerId: string;
  period: number;
  cpf?: string;
  /** Of the caller. */
  language?: Language;
}

/** Returns the coupon if it can be used here and now; throws the reason if not. */
export function usable(world: World, { name, offerId, period, cpf, language = 'pt-BR' }: Asked): Coupon {
  const messages = COUPON_WORDS[language];
  const coupon = couponOf(world, offerId, period);
  const wanted = name.toUpperCase();
  if (coupon.couponName !== wanted) {
    const elsewhere = [...offers(world).values()].some((offer) =>
      PERIODS.some((each) => nameOf(offer, each) === wanted),
    );
    if (elsewhere) {
      throw refused(422, 'the coupon is for another offer or period', messages.elsewhere);
    }
    throw refused(404, 'there is no such coupon', messages.unavailable);
  }
  if (Date.parse(coupon.validUntil ?? '') <= world.now())
    throw refused(422, 'the coupon has ended', messages.unavailable);
  if (cpf !== undefined && !isCpf(cpf)) {
    throw new Refusal(422, { error: 'fields are not valid', errors: { cpf: messages.cpf } });
  }
  if ((coupon.remaining ?? 0) <= 0) throw refused(409, 'the coupon is used up', messages.unavailable);
  if (cpf && uses(world).list.some((use) => use.coupon === coupon.id && use.cpf === cpf)) {
    throw refused(409, 'this CPF has used the coupon', messages.used);
  }
  return coupon;
}

/** Uses a coupon; key: of the intent, which uses it once however often it is repeated. */
export function useCoupon(world: World, asked: Asked, key = ''): Coupon {
  const isKnown = !!key && world.state.ledger.some((entry) => entry.call === 'CPN-05' && entry.key === key);
  if (!isKnown) {
    const { id } = usable(world, asked);
    uses(world).list.push({ coupon: id, cpf: asked.cpf ?? '' });
  }
  const coupon = couponOf(world, asked.offerId, asked.period);
  if (key) world.state.enter('CPN-05', key, coupon.id);
  return coupon;
}

/** Refuses an id that no coupon has. */
function known(world: World, id: string): void {
  const [, offerId = '', period = ''] = /^cup-(.+)-(\d+)$/.exec(id) ?? [];
  couponOf(world, offerId, Number(period));
}

interface Clearing {
  id?: string;
  cpf?: string;
  /** The catalogue's id of the call, the key of its intent, and the caller's language. */
  call: string;
  key: string;
  language: Language;
}

/** Releases uses; returns their number, the same however often an intent is repeated. A CPF without a use is a 404. */
export function clearUses(world: World, { id, cpf, call, key, language }: Clearing): { cleared: number } {
  const before = world.state.entryOf(call, key);
  if (before) {
    world.state.enter(call, key, before.id);
    return { cleared: Number(before.id) };
  }
  if (cpf !== undefined && !isCpf(cpf)) {
    throw new Refusal(422, { error: 'fields are not valid', errors: { cpf: COUPON_WORDS[language].cpf } });
  }
  if (id !== undefined) known(world, id);
  const table = uses(world);
  const left = table.list.filter((use) => !((!id || use.coupon === id) && (!cpf || use.cpf === cpf)));
  const cleared = table.list.length - left.length;
  if (cpf !== undefined && cleared === 0) found(undefined, 'use');
  table.list = left;
  if (key) world.state.enter(call, key, String(cleared));
  return { cleared };
}

type Partner = {
  partner: string;
  couponName: string;
  offerId: string;
  name: string;
  cpf: string;
};

/** The content of a partner's link: the sandbox's tokens are base64url of JSON, not encrypted. */
export const partnerToken = (partner: Partner): string =>
  btoa(JSON.stringify(partner)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

export function partnerOf(token: string): Partner {
  try {
    const { partner, couponName, offerId, name, cpf } = JSON.parse(
      atob(token.replaceAll('-', '+').replaceAll('_', '/')),
    ) as Partner;
    return { partner, couponName, offerId, name, cpf };
  } catch {
    throw new Refusal(422, { error: 'the token is none of ours' });
  }
}
