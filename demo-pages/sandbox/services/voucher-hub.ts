import { AMOUNT_CHANGED } from '#domain/money/changed-amount';
import type { Voucher } from '#services/entities/loyalty';
import * as vouchers from '#services/voucher-hub';
import { answer, found, Refusal, Reply } from '../answers';
import { money } from '../data/cars/types';
import { GIFT_CODE, PRIZES } from '../data/loyalty';
import { languageOf } from '../lib/language';
import { moment } from '../lib/moments';
import { NULL } from '../lib/null';
import { refuseFields, signedIn } from '../rules/accounts';
import { countryFor } from '../rules/cars';
import { memberOf } from '../rules/loyalty';
import { once } from '../rules/reservations/charges';
import * as rules from '../rules/vouchers';
import type { World } from '../world';

/** Maximum discount of a voucher per purchase, in reais as all values here. */
const MAX_DISCOUNT = 5000;
/** Points for one unit of money. */
const POINTS = 10;
/** Vouchers of one user from the loyalty program, and their values. */
const GENERATED = [150, 250, 400];

/** The gift voucher, until it is redeemed. */
const gift = (world: World) => world.table('gift voucher', () => ({ redeemed: false }));

type Caller = Parameters<typeof signedIn>[0];
const mineOf = (asked: Caller) => rules.vouchersOf(asked.world, signedIn(asked));
const availableOf = (asked: Caller) => mineOf(asked).filter(({ status }) => status === 'AVAILABLE');

/** A voucher with its value in the money of the page's country. */
const shown = (voucher: Voucher, headers: Headers): Voucher => ({
  ...voucher,
  ...(voucher.value != null && { value: money(voucher.value, countryFor(undefined, headers)) }),
});

/** Carries a call out once for each key of the user; without a key, each time. */
function keyed(
  asked: Caller,
  call: string,
  key: string | undefined,
  run: () => Voucher,
  content: object = {},
): Voucher {
  const { id } = signedIn(asked);
  const made = once(asked.world, call, key && `${id} ${key}`, run, content);
  if (key) made.idempotencyKey = key;
  return shown(made, asked.headers);
}

const rewardFor = ({ world, headers }: Caller, id: string) =>
  rules.rewardOf(world, id, languageOf(headers) === 'es-AR' ? 1 : 0);

/** The user's voucher of a code, which must not be used, expired or blocked; a gift voucher is whoever's has its code. */
function byCode(asked: Caller, text: string): Voucher {
  const { world } = asked;
  const code = text.trim().toUpperCase();
  const mine = mineOf(asked);
  if (code === GIFT_CODE) {
    if (gift(world).redeemed) throw new Refusal(409, { error: 'the voucher has been redeemed' });
    gift(world).redeemed = true;
    const made = rules.make(world, signedIn(asked), { name: 'Vale-presente', value: 300, origin: 'GIFT' });
    mine.push({ ...made, code });
  }
  const voucher = found(
    mine.find((each) => each.code === code),
    'voucher',
  );
  if (voucher.status !== 'AVAILABLE') throw new Refusal(409, { error: `the voucher is ${voucher.status}` });
  return voucher;
}

interface Redemption {
  brand: string;
  id?: string | undefined;
  code?: string | undefined;
  type: string;
  hash?: string | undefined;
  expectedPoints?: number | undefined;
}

function redeem(
  asked: Caller,
  { brand, id, code = '', type, hash = '', expectedPoints }: Redemption,
): Voucher {
  const { world } = asked;
  const user = signedIn(asked);
  refuseFields({
    type: !['SELF', 'GIFT', 'GIFTED'].includes(type) && 'Tipo de resgate inválido',
    hash: type === 'GIFTED' && !hash && 'Informe o código do presente',
  });
  if (type === 'GIFTED') return rules.receive(world, user, hash);
  if (id !== undefined) {
    const reward = rewardFor(asked, id);
    const { points: cost } = reward;
    if (expectedPoints !== undefined && expectedPoints !== cost)
      throw new Refusal(409, {
        reason: AMOUNT_CHANGED,
        error: 'the reward costs something else',
        amount: cost,
      });
    rules.spend(world, user, reward);
    const { name, description, points } = reward;
    const made = { name, description, points, type, origin: 'REWARD', rewardId: id };
    const voucher = rules.make(world, user, { ...made, value: NULL });
    mineOf(asked).unshift(voucher);
    return type === 'GIFT' ? rules.give(world, user, voucher) : voucher;
  }
  const voucher = byCode(asked, code);
  if (type === 'GIFT') return rules.give(world, user, voucher);
  return Object.assign(voucher, { status: 'REDEEMED', type, redeemedAt: moment(world), brand });
}

export const voucherAnswers = answer(
  vouchers,
  {
    exchangePoints(asked) {
      const { body, world } = asked;
      const user = signedIn(asked);
      const exchange = () => {
        const member = memberOf(world, user);
        refuseFields({ points: body.points > member.points && 'Pontos insuficientes' });
        member.points -= body.points;
        member.spent += body.points;
        const made = { name: 'Voucher de pontos', value: body.points / POINTS, origin: 'LOYALTY' };
        const voucher = rules.make(world, user, made);
        mineOf(asked).unshift(voucher);
        return voucher;
      };
      return new Reply(201, keyed(asked, 'VOU-01', body.idempotencyKey, exchange, body));
    },
    generateVoucher(asked) {
      const mine = mineOf(asked);
      return keyed(asked, 'VOU-02', asked.query.idempotencyKey, () => {
        const count = mine.filter(({ origin }) => origin === 'GENERATED').length;
        const value = GENERATED[count];
        if (value === undefined) throw new Refusal(409, { error: 'all vouchers have been generated' });
        const made = { name: 'Voucher fidelidade', value, origin: 'GENERATED' };
        const voucher = rules.make(asked.world, signedIn(asked), made);
        mine.unshift(voucher);
        return voucher;
      });
    },
    /** The used and given ones, and those that have expired since. */
    listRedeemedVouchers: (asked) =>
      mineOf(asked)
        .filter(({ status }) => status === 'REDEEMED' || status === 'EXPIRED')
        .map((voucher) => shown(voucher, asked.headers)),
    getMaxVoucherDiscount(asked) {
      const available = availableOf(asked).reduce((sum, { value }) => sum + (value ?? 0), 0);
      const inMoney = (reais: number) => money(reais, countryFor(undefined, asked.headers));
      return { maxDiscount: inMoney(Math.min(available, MAX_DISCOUNT)), available: inMoney(available) };
    },
    /** Also the blocked ones, which are neither used nor expired. */
    listAvailableVouchers: (asked) =>
      mineOf(asked)
        .filter(({ status }) => status === 'AVAILABLE' || status === 'BLOCKED')
        .map((voucher) => shown(voucher, asked.headers)),
    redeemReward: (asked) =>
      keyed(asked, 'VOU-06', asked.body.idempotencyKey, () => redeem(asked, asked.body), asked.body),
    getReward(asked) {
      const { params, world, headers } = asked;
      const user = signedIn(asked);
      if (PRIZES.some(([id]) => id === params.id)) return rewardFor(asked, params.id);
      if (rules.gifts(world).has(params.id)) return shown(rules.giftOf(world, user, params.id), headers);
      const voucher = mineOf(asked).find(({ id, code }) => [id, code].includes(params.id));
      return shown(found(voucher, 'voucher'), headers);
    },
  },
  {
    examples: {
      exchangePoints: { body: { points: 200 } },
      redeemReward: { body: { code: GIFT_CODE } },
      getReward: { id: 'boas-vindas' },
    },
  },
);
