import type { Voucher } from '#services/entities/loyalty';
import { found, Refusal } from '../answers';
import { GIFT_VOUCHER_HASH, PRIZES } from '../data/loyalty';
import { hasPast } from '../data/story';
import type { SandboxUser } from '../data/users';
import { DAY, moment } from '../lib/moments';
import type { World } from '../world';
import { refuseFields } from './accounts';
import { memberOf } from './loyalty';

const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** What is known of a new voucher. */
type Made = Pick<Voucher, 'name' | 'value' | 'origin'> & Partial<Voucher>;

/** Returns a new voucher, which nobody has yet. */
export function make(world: World, user: SandboxUser, made: Made): Voucher {
  const { n } = world.state.stamp();
  const random = world.random(`voucher ${user.id} ${n}`);
  const code = Array.from({ length: 8 }, () => LETTERS[random.whole(0, LETTERS.length - 1)]).join('');
  return {
    id: `VCH-${n}`,
    code,
    description: 'Válido em peças, acessórios e serviços da rede autorizada.',
    status: 'AVAILABLE',
    type: '',
    hash: '',
    rewardId: '',
    terms: 'Vale uma única vez, antes do pagamento.',
    valid_user: true,
    createdAt: moment(world),
    expiresAt: moment(world, 90 * DAY),
    redeemedAt: '',
    ...made,
  };
}

/** The vouchers that an account has from before: one for each state. */
function first(world: World, user: SandboxUser): Voucher[] {
  if (!hasPast(user.id)) return [];
  const initials = user.id
    .replace(/^user-/, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  const old = (made: Made, id: string, letters: string, age: number) => ({
    ...make(world, user, made),
    id,
    code: `${letters}${initials}`,
    createdAt: moment(world, -age * DAY),
  });
  return [
    old({ name: 'Voucher de boas-vindas', value: 200, origin: 'LOYALTY' }, 'boas-vindas', 'BV', 1),
    old(
      { name: 'Voucher da revisão', value: 80, origin: 'FIDELITY', expiresAt: moment(world, 4 * DAY) },
      'revisao-anual',
      'RV',
      86,
    ),
    old(
      { name: 'Voucher da pesquisa', value: 50, origin: 'FIDELITY', status: 'BLOCKED' },
      'pesquisa',
      'PQ',
      12,
    ),
    old(
      {
        name: 'Voucher de aniversário',
        value: 100,
        origin: 'FIDELITY',
        status: 'REDEEMED',
        type: 'SELF',
        redeemedAt: moment(world, -40 * DAY),
      },
      'aniversario',
      'AN',
      70,
    ),
    old(
      { name: 'Voucher do encontro', value: 60, origin: 'FIDELITY', expiresAt: moment(world, -20 * DAY) },
      'encontro',
      'EN',
      110,
    ),
  ];
}

/** Returns a user's vouchers with their current state. */
export function vouchersOf(world: World, user: SandboxUser): Voucher[] {
  const all = world.table('vouchers', () => new Map<string, Voucher[]>());
  const mine = all.get(user.id) ?? first(world, user);
  all.set(user.id, mine);
  for (const voucher of mine) {
    const late = Date.parse(voucher.expiresAt ?? '') < world.now();
    if (voucher.status === 'AVAILABLE' && late) voucher.status = 'EXPIRED';
  }
  return mine;
}

/** How many of each reward are left. */
const stock = (world: World) =>
  world.table('reward stock', () => new Map(PRIZES.map(([id, , , , count]) => [id, count])));

/** Returns a reward that points are exchanged for. language: 0 Portuguese, 1 Spanish. */
export function rewardOf(world: World, id: string, language: 0 | 1): Voucher {
  const [, name, description, points] = found(
    PRIZES.find(([each]) => each === id),
    'reward',
  );
  const quantity = stock(world).get(id) ?? 0;
  return {
    id,
    code: '',
    name: name[language],
    description: description[language],
    points,
    quantity,
    status: quantity > 0 ? 'AVAILABLE' : 'SOLD_OUT',
    origin: 'REWARD',
    type: '',
    hash: '',
    rewardId: id,
    terms: '',
    valid_user: true,
    createdAt: '',
    expiresAt: '',
    redeemedAt: '',
  };
}

/** Takes the points of a reward: it is the user's then. */
export function spend(world: World, user: SandboxUser, reward: Voucher): void {
  const cost = reward.points ?? 0;
  const member = memberOf(world, user);
  refuseFields({ points: cost > member.points && 'Pontos insuficientes' });
  if (!reward.quantity) throw new Refusal(409, { error: 'the reward is sold out' });
  member.points -= cost;
  member.spent += cost;
  stock(world).set(reward.id, reward.quantity - 1);
}

interface Gift {
  voucher: Made;
  from: string;
  receivedBy: string;
}

/** Gifts by their hash. */
export const gifts = (world: World): Map<string, Gift> =>
  world.table(
    'voucher gifts',
    () =>
      new Map([
        [
          GIFT_VOUCHER_HASH,
          {
            voucher: { name: 'Vale-presente', value: 300, origin: 'GIFT' },
            from: 'user-amiga',
            receivedBy: '',
          },
        ],
      ]),
  );

/** Makes a gift of a voucher: its giver keeps the hash, and no code. */
export function give(world: World, user: SandboxUser, voucher: Voucher): Voucher {
  const { n } = world.state.stamp();
  const hash = `presente-${world.random(`gift ${user.id} ${n}`).whole(0x10000000, 0xffffffff).toString(16)}`;
  const { name, value, description, rewardId, expiresAt } = voucher;
  gifts(world).set(hash, {
    voucher: { name, value, description, rewardId, expiresAt, origin: 'GIFT' },
    from: user.id,
    receivedBy: '',
  });
  return Object.assign(voucher, {
    code: '',
    status: 'REDEEMED',
    type: 'GIFT',
    hash,
    redeemedAt: moment(world),
  });
}

/** Returns a gift as its recipient sees it before receiving it. */
export function giftOf(world: World, user: SandboxUser, hash: string): Voucher {
  const { voucher, from, receivedBy } = found(gifts(world).get(hash), 'gift');
  return {
    ...make(world, user, voucher),
    id: hash,
    code: '',
    hash,
    type: 'GIFTED',
    status: receivedBy ? 'REDEEMED' : 'AVAILABLE',
    valid_user: from !== user.id,
  };
}

/** Gives a gift to its recipient: once. */
export function receive(world: World, user: SandboxUser, hash: string): Voucher {
  const gift = found(gifts(world).get(hash), 'gift');
  if (gift.from === user.id) throw new Refusal(403, { error: 'nobody redeems a gift of their own' });
  if (gift.receivedBy) throw new Refusal(409, { error: 'the gift has been received' });
  gift.receivedBy = user.id;
  const voucher = make(world, user, { ...gift.voucher, type: 'GIFTED', hash });
  vouchersOf(world, user).unshift(voucher);
  return voucher;
}
