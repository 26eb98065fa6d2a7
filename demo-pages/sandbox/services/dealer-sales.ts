import { name as isName } from '#domain/person/contact';
import * as sales from '#services/dealer-sales';
import { answer, found, Refusal, Reply } from '../answers';
import { MINUTE, moment } from '../lib/moments';
import { refuseFields } from '../rules/accounts';
import { dealerOf, fullDealer } from '../rules/dealers';
import { IDEMPOTENCY_HEADER } from '../state';
import type { World } from '../world';

/** Time to check in after opening the dealer's page, in ms. */
const ACCESS = 30 * MINUTE;
/** Waiting minutes for each person in the queue. */
const WAIT = 5;

interface Checkin {
  checkinId: string;
  dealerCode: string;
  status: 'CHECKED_IN' | 'REQUESTED';
  position: number;
  /** Of the call of an attendant: its intent, and when the attendant is ready. */
  call?: { key: string; readyAt: number };
}

const accesses = (world: World) =>
  world.table('dealer accesses', () => new Map<string, { dealerCode: string; until: number }>());

/** The id of a visitor who initially waits at the first dealer. */
const FIRST_CHECKIN = 'CHK-000001';
const checkins = (world: World) =>
  world.table('dealer check-ins', () => {
    const dealerCode = world.dealers[0]?.idSiteGeo ?? '';
    const first: Checkin = { checkinId: FIRST_CHECKIN, dealerCode, status: 'CHECKED_IN', position: 1 };
    return new Map([[FIRST_CHECKIN, first]]);
  });

const numbered = (prefix: string, n: number) => `${prefix}-${String(n).padStart(6, '0')}`;

/** Throws if the access is another dealer's or has expired. */
function checkAccess(world: World, accessId: string, dealerCode: string): void {
  const access = found(accesses(world).get(accessId), 'access');
  if (access.dealerCode !== dealerCode || world.now() > access.until) {
    const errors = { accessId: 'Acesso expirado. Leia o QR Code novamente' };
    throw new Refusal(422, { error: 'the access is not valid here', errors });
  }
}

/** Number of visitors whom nobody attends yet. */
const waitingAt = (world: World, dealerCode: string): number =>
  [...checkins(world).values()].filter(
    (each) =>
      each.dealerCode === dealerCode && (each.call?.readyAt ?? Number.POSITIVE_INFINITY) > world.now(),
  ).length;

/**
 * Calls an attendant, who is ready after a time for each waiting visitor. The same intent gets the state of its call; a
 * further call is refused.
 */
function call(world: World, checkin: Checkin, key: string) {
  const { checkinId, dealerCode } = checkin;
  if (checkin.call && (!key || checkin.call.key !== key))
    throw new Refusal(409, { error: 'somebody was called already' });
  checkin.call ??= { key, readyAt: world.now() + WAIT * MINUTE * waitingAt(world, dealerCode) };
  checkin.status = 'REQUESTED';
  const left = Math.max(0, checkin.call.readyAt - world.now());
  const [attendant] = fullDealer(world, dealerOf(world, dealerCode)).consultants ?? [];
  return {
    checkinId,
    status: left > 0 ? 'REQUESTED' : 'ATTENDING',
    attendant: attendant ? { id: attendant.id, name: attendant.name } : null,
    minutes: Math.ceil(left / MINUTE),
  };
}

/** A dealer's id, which does not depend on the seed. */
const DEALER = '135503081';

export const dealerSalesAnswers = answer(
  sales,
  {
    accessDealer({ body, world }) {
      const dealer = dealerOf(world, body.dealerCode);
      const accessId = numbered('ACC', accesses(world).size + 1);
      accesses(world).set(accessId, { dealerCode: dealer.idSiteGeo, until: world.now() + ACCESS });
      const { idSiteGeo: dealerCode, name: dealerName } = dealer;
      return new Reply(201, { accessId, dealerCode, dealerName, expiresAt: moment(world, ACCESS) });
    },
    checkInAtDealer({ body, headers, world }) {
      const { idSiteGeo: dealerCode } = dealerOf(world, body.dealerCode);
      if (body.accessId) checkAccess(world, body.accessId, dealerCode);
      refuseFields({ name: !isName(body.name.trim()) && 'Digite um nome válido' });
      const all = checkins(world);
      const next = numbered('CHK', all.size + 1);
      const checkinId = world.state.enter('DSL-02', headers.get(IDEMPOTENCY_HEADER) ?? '', next);
      const made = all.get(checkinId) ?? { checkinId, dealerCode, status: 'CHECKED_IN', position: 0 };
      all.set(checkinId, made);
      made.position ||= waitingAt(world, dealerCode);
      return new Reply(201, { checkinId, status: made.status, position: made.position });
    },
    requestAttendant: ({ body, headers, world }) =>
      call(
        world,
        found(checkins(world).get(body.checkinId), 'check-in'),
        headers.get(IDEMPOTENCY_HEADER) ?? '',
      ),
  },
  {
    examples: {
      accessDealer: { body: { dealerCode: DEALER } },
      checkInAtDealer: { body: { dealerCode: DEALER } },
      requestAttendant: { body: { checkinId: FIRST_CHECKIN } },
    },
  },
);
