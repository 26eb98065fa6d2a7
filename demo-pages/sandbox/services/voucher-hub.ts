import type { Voucher } from '#services/entities/loyalty';
import * as vouchers from '#services/voucher-hub';
import { answer, found, Refusal, Reply } from '../answers';
import { money } from '../data/cars/types';
import { GIFT_CODE } from '../data/loyalty';
import { hasPast } from '../data/story';
import type { SandboxUser } from '../data/users';
import { DAY, moment } from '../lib/moments';
import { refuseFields, signedIn } from '../rules/accounts';
import { countryFor } from '../rules/cars';
import { memberOf } from '../rules/loyalty';
import type { World } from '../world';

/** Maximum discount of a voucher per purchase, in reais as all values here. */
const MAX_DISCOUNT = 5000;
/** Points for one unit of money. */
const POINTS = 10;
/** Vouchers of one user from the loyalty program, and their values. */
const GENERATED = [150, 250, 400];

const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

function make(world: World, user: SandboxUser, name: string, value: number, origin: string): Voucher {
  const { n } = world.state.stamp();
  const random = world.random(`voucher ${user.id} ${n}`);
  const code = Array.from({ length: 8 }, () => LETTERS[random.whole(0, LETTERS.length - 1)]).join('');
  return {
    id: `VCH-${n}`,
    code,
    name,
    description: 'Válido em peças, acessórios e serviços da rede autorizada.',
    value,
    status: 'AVAILABLE',
    origin,
    createdAt: moment(world),
    expiresAt: moment(world, 90 * DAY),
    redeemedAt: '',
  };
}

const first = (user: SandboxUser, world: World): Voucher[] => {
  if (!hasPast(user.id)) return [];
  const initials = user.id
    .replace(/^user-/, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  const welcome = make(world, user, 'Voucher de boas-vindas', 200, 'LOYALTY');
  const used = make(world, user, 'Voucher de aniversário', 100, 'FIDELITY');
  const gone = moment(world, -40 * DAY);
  return [
    { ...welcome, id: 'boas-vindas', code: `BV${initials}` },
    {
      ...used,
      id: 'aniversario',
      code: `AN${initials}`,
      status: 'REDEEMED',
      redeemedAt: gone,
      createdAt: moment(world, -70 * DAY),
    },
  ];
};

function vouchersOf(world: World, user: SandboxUser): Voucher[] {
  const all = world.table('vouchers', () => new Map<string, Voucher[]>());
  const mine = all.get(user.id) ?? first(user, world);
  all.set(user.id, mine);
  for (const voucher of mine) {
    const late = Date.parse(voucher.expiresAt ?? '') < world.now();
    if (voucher.status === 'AVAILABLE' && late) voucher.status = 'EXPIRED';
  }
  return mine;
}

/** The gift voucher, until it is redeemed. */
const gift = (world: World) => world.table('gift voucher', () => ({ redeemed: false }));

const mineOf = (asked: Parameters<typeof signedIn>[0]) => vouchersOf(asked.world, signedIn(asked));
const availableOf = (asked: Parameters<typeof signedIn>[0]) =>
  mineOf(asked).filter(({ status }) => status === 'AVAILABLE');

/** A voucher with its value in the money of the page's country. */
const shown = (voucher: Voucher, headers: Headers): Voucher => ({
  ...voucher,
  value: money(voucher.value ?? 0, countryFor(undefined, headers)),
});

export const voucherAnswers = answer(
  vouchers,
  {
    exchangePoints(asked) {
      const { body, world } = asked;
      const user = signedIn(asked);
      const member = memberOf(world, user);
      refuseFields({ points: body.points > member.points && 'Pontos insuficientes' });
      member.points -= body.points;
      member.spent += body.points;
      const voucher = make(world, user, 'Voucher de pontos', body.points / POINTS, 'LOYALTY');
      vouchersOf(world, user).unshift(voucher);
      return new Reply(201, shown(voucher, asked.headers));
    },
    generateVoucher(asked) {
      const user = signedIn(asked);
      const mine = vouchersOf(asked.world, user);
      const made = mine.filter(({ origin }) => origin === 'GENERATED').length;
      const value = GENERATED[made];
      if (value === undefined) throw new Refusal(409, { error: 'all vouchers have been generated' });
      const voucher = make(asked.world, user, 'Voucher fidelidade', value, 'GENERATED');
      mine.unshift(voucher);
      return shown(voucher, asked.headers);
    },
    listRedeemedVouchers: (asked) =>
      mineOf(asked)
        .filter(({ status }) => status === 'REDEEMED')
        .map((voucher) => shown(voucher, asked.headers)),
    getMaxVoucherDiscount(asked) {
      const available = availableOf(asked).reduce((sum, { value }) => sum + (value ?? 0), 0);
      const inMoney = (reais: number) => money(reais, countryFor(undefined, asked.headers));
      return { maxDiscount: inMoney(Math.min(available, MAX_DISCOUNT)), available: inMoney(available) };
    },
    listAvailableVouchers: (asked) => availableOf(asked).map((voucher) => shown(voucher, asked.headers)),
    redeemVoucher(asked) {
      const { body, world } = asked;
      const code = body.code.trim().toUpperCase();
      const mine = mineOf(asked);
      if (code === GIFT_CODE && !gift(world).redeemed) {
        gift(world).redeemed = true;
        mine.push({ ...make(world, signedIn(asked), 'Vale-presente', 300, 'GIFT'), code });
      } else if (code === GIFT_CODE) {
        throw new Refusal(409, { error: 'the voucher has been redeemed' });
      }
      const voucher = found(
        mine.find((each) => each.code === code),
        'voucher',
      );
      if (voucher.status !== 'AVAILABLE') {
        throw new Refusal(409, { error: `the voucher is ${voucher.status}` });
      }
      return shown(
        Object.assign(voucher, { status: 'REDEEMED', redeemedAt: moment(world), brand: body.brand }),
        asked.headers,
      );
    },
    getReward(asked) {
      const mine = mineOf(asked);
      const voucher = mine.find(({ id, code }) => asked.params.id === id || asked.params.id === code);
      return shown(found(voucher, 'voucher'), asked.headers);
    },
  },
  {
    examples: {
      exchangePoints: { body: { points: 200 } },
      redeemVoucher: { body: { code: GIFT_CODE } },
      getReward: { id: 'boas-vindas' },
    },
  },
);
