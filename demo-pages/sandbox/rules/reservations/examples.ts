import type { Country } from '#domain/core/brands';
import { RESERVATION_STATUSES, RESERVATION_TIMELINE_STATUSES } from '#domain/orders/order-statuses';
import { RESERVATION_FEE } from '../../data/campaigns';
import { modelsOf } from '../../data/cars';
import { colorsOf } from '../../data/cars/colors';
import { money, type SandboxVersion } from '../../data/cars/types';
import { hasPast } from '../../data/story';
import type { SandboxUser } from '../../data/users';
import { DAY, HOUR } from '../../lib/moments';
import type { World } from '../../world';
import { dealersFor, type Home } from '../garage';
import type { Kept } from './kept-reservation';
import { HOLD, WHOLE, WHOLE_OLDER } from './plan';

/** The statuses before a status: part of a successful order, or its first steps for any other status. */
const before = (whole: readonly string[], status: string) =>
  whole.includes(status) ? whole.slice(0, whole.indexOf(status)) : whole.slice(0, 2);

/** The addresses of the kits that example orders already have. */
const HOMES = {
  BR: {
    postalCode: '01310100',
    street: 'Avenida Paulista',
    number: '1578',
    complement: 'apto 91',
    neighborhood: 'Bela Vista',
    cityName: 'São Paulo',
    stateCode: 'SP',
    countryCode: 'BR',
  },
  AR: {
    postalCode: '1425',
    street: 'Avenida Santa Fe',
    number: '3253',
    complement: 'piso 4',
    neighborhood: 'Palermo',
    cityName: 'Buenos Aires',
    stateCode: 'C',
    countryCode: 'AR',
  },
};

/** How long ago the address of an example order was saved, by the order's status. */
const SAVED_BEFORE: Record<string, number> = {
  TRANSPORTING: 12 * HOUR,
  AT_DEALER: 4 * DAY,
  DELIVERED: 20 * DAY,
};

const exampleKit = (status: string, now: number, country: Country): Pick<Kept, 'kit'> => {
  const before = SAVED_BEFORE[status];
  return before ? { kit: { address: HOMES[country], version: 1, savedAt: now - before } } : {};
};

/**
 * Returns a user's orders of a brand from before today, always the same: of each set of statuses the usual one and some others.
 * One is open, and its countdown starts with the user's first request. Somebody who opened an account here has none.
 */
export function examplesFor(world: World, user: SandboxUser, home: Home): Kept[] {
  if (!hasPast(user.id) && !user.id.startsWith('guest-')) return [];
  const { brand, country } = home;
  const prefix = `res-${user.id}${home.infix}`;
  const versions = modelsOf(brand).flatMap((model) => model.versions);
  const dealers = dealersFor(world, home);
  const fee = money(RESERVATION_FEE, country);
  const random = world.random(`reservations ${user.id}${home.infix}`);
  const some = <T extends string>(statuses: readonly T[]) => {
    const from = random.whole(0, statuses.length - 1);
    return [statuses[from], statuses[(from + 5) % statuses.length]] as T[];
  };
  const wanted: [whole: readonly string[], status: string][] = [
    ...[
      'REMAINING_PAYMENT',
      'TRANSPORTING',
      'DELIVERED',
      'CANCELLED',
      ...some(RESERVATION_TIMELINE_STATUSES),
    ].map((status): [readonly string[], string] => [WHOLE, status]),
    ...['WAITING_DOCS', 'AT_DEALER', ...some(RESERVATION_STATUSES)].map(
      (status): [readonly string[], string] => [WHOLE_OLDER, status],
    ),
  ];
  const orders = wanted.map(([whole, status], i): Kept => {
    const version = random.pick(versions as [SandboxVersion]);
    const { code, modelName, versionName, year } = version;
    const price = money(version.price, country);
    const color = random.pick(colorsOf(version, country) as [ReturnType<typeof colorsOf>[number]]);
    const statuses = [...before(whole, status), status];
    const createdAt = world.now() - (20 + i * 25) * DAY;
    const payment = {
      type: 'card',
      part: 'reservation',
      status: 'PAID',
      amount: fee,
      installments: 1,
    };
    return {
      id: `${prefix}-${i + 1}`,
      number: String(202_600_000 + random.whole(1, 99_999)),
      owner: user.id,
      type: 'SALE',
      brand,
      campaign: `camp-${brand}`,
      createdAt,
      car: {
        mvsCode: code,
        brand,
        modelName,
        versionName,
        year,
        colorCode: color.code,
        colorName: color.name,
      },
      dealerCode: dealers[random.whole(0, dealers.length - 1)]?.idSiteGeo ?? '',
      price,
      amount: fee,
      steps: statuses.map((each, n) => ({ status: each, at: createdAt + n * DAY })),
      payment,
      payments: [payment],
      late: [],
      lead: {
        name: user.name ?? '',
        email: user.emailPreferred ?? '',
        phone: user.phone ?? '',
        cpf: user.cpf ?? '',
      },
      ...(status === 'CANCELLED' && { cancelReason: 'PRICE' }),
      ...exampleKit(status, world.now(), country),
    };
  });
  const [first] = orders as [Kept];
  const now = world.now();
  const { payment, ...unpaid } = first;
  const open: Kept = {
    ...unpaid,
    id: `${prefix}-aberta`,
    number: String(Number(first.number) + 1),
    createdAt: now,
    expiresAt: now + HOLD,
    payments: [],
    late: [],
    steps: [{ status: 'PRE_RESERVE', at: now }],
  };
  return [open, ...orders];
}
