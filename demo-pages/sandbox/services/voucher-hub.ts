import type { Voucher } from '#services/entities/loyalty';
import * as vouchers from '#services/voucher-hub';
import { answer, found, Refusal, Reply } from '../answers';
import { GIFT_CODE } from '../data/loyalty';
import type { SandboxUser } from '../data/users';
import { DAY, moment } from '../lib/moments';
import { refuseFields, signedIn } from '../rules/accounts';
import { memberOf } from '../rules/loyalty';
import type { World } from '../world';

/** Maximum discount of a voucher per purchase. */
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
      return new Reply(201, voucher);
    },
    generateVoucher(asked) {
      const user = signedIn(asked);
      const mine = vouchersOf(asked.world, user);
      const made = mine.filter(({ origin }) => origin === 'GENERATED').length;
      const value = GENERATED[made];
      if (value === undefined) throw new Refusal(409, { error: 'all vouchers have been generated' });
      const voucher = make(asked.world, user, 'Voucher fidelidade', value, 'GENERATED');
      mine.unshift(voucher);
      return voucher;
    },
    listRedeemedVouchers: (asked) => mineOf(asked).filter(({ status }) => status === 'REDEEMED'),
    getMaxVoucherDiscount(asked) {
      const available = availableOf(asked).reduce((sum, { value }) => sum + (value ?? 0), 0);
      return { maxDiscount: Math.min(available, MAX_DISCOUNT), available };
    },
    listAvailableVouchers: availableOf,
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
      return Object.assign(voucher, { status: 'REDEEMED', redeemedAt: moment(world), brand: body.brand });
    },
    getReward: (asked) =>
      found(
        mineOf(asked).find(({ id, code }) => asked.params.id === id || asked.params.id === code),
        'voucher',
      ),
  },
  {
    examples: {
      exchangePoints: { body: { points: 200 } },
      redeemVoucher: { body: { code: GIFT_CODE } },
      getReward: { id: 'boas-vindas' },
    },
  },
);
