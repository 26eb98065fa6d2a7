import { RESERVATION_STATUSES, RESERVATION_TIMELINE_STATUSES } from '#domain/orders/order-statuses';
import { RESERVATION_FEE } from '../../data/campaigns';
import { VERSIONS } from '../../data/cars';
import { colorsOf } from '../../data/cars/colors';
import type { SandboxUser } from '../../data/users';
import { DAY, HOUR } from '../../lib/moments';
import type { World } from '../../world';
import type { Kept } from './kept-reservation';
import { HOLD, WHOLE, WHOLE_OLDER } from './plan';

/** The statuses before a status: part of a successful order, or its first steps for any other status. */
const before = (whole: readonly string[], status: string) =>
  whole.includes(status) ? whole.slice(0, whole.indexOf(status)) : whole.slice(0, 2);

/** The address of the kits that example orders already have. */
const HOME = {
  postalCode: '01310100',
  street: 'Avenida Paulista',
  number: '1578',
  complement: 'apto 91',
  neighborhood: 'Bela Vista',
  cityName: 'São Paulo',
  stateCode: 'SP',
  countryCode: 'BR',
};

/** How long ago the address of an example order was saved, by the order's status. */
const SAVED_BEFORE: Record<string, number> = {
  TRANSPORTING: 12 * HOUR,
  AT_DEALER: 4 * DAY,
  DELIVERED: 20 * DAY,
};

const exampleKit = (status: string, now: number): Pick<Kept, 'kit'> => {
  const before = SAVED_BEFORE[status];
  return before ? { kit: { address: HOME, version: 1, savedAt: now - before } } : {};
};

/**
 * Returns a user's orders from before today, always the same: of each set of statuses the usual one and some others.
 * One is open, and its countdown starts with the user's first request.
 */
export function examplesFor(world: World, user: SandboxUser): Kept[] {
  const random = world.random(`reservations ${user.id}`);
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
    const version =
      VERSIONS[random.whole(0, VERSIONS.length - 1)] ?? (VERSIONS[0] as (typeof VERSIONS)[number]);
    const { code, brand, modelName, versionName, year, price } = version;
    const color = random.pick(colorsOf(version) as [ReturnType<typeof colorsOf>[number]]);
    const dealers = world.dealers.filter((dealer) => dealer.brand === brand && dealer.countryCode === 'BR');
    const statuses = [...before(whole, status), status];
    const createdAt = world.now() - (20 + i * 25) * DAY;
    const payment = {
      type: 'card',
      part: 'reservation',
      status: 'PAID',
      amount: RESERVATION_FEE,
      installments: 1,
    };
    return {
      id: `res-${user.id}-${i + 1}`,
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
      amount: RESERVATION_FEE,
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
      ...exampleKit(status, world.now()),
    };
  });
  const [first] = orders as [Kept];
  const now = world.now();
  const { payment, ...unpaid } = first;
  const open: Kept = {
    ...unpaid,
    id: `res-${user.id}-aberta`,
    number: String(Number(first.number) + 1),
    createdAt: now,
    expiresAt: now + HOLD,
    payments: [],
    late: [],
    steps: [{ status: 'PRE_RESERVE', at: now }],
  };
  return [open, ...orders];
}
