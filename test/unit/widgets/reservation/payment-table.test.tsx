// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY } from '#demo-pages/sandbox/lib/moments';
import { chargesOf } from '#demo-pages/sandbox/rules/reservations/charges';
import { ownReservations, settle as settleOrders } from '#demo-pages/sandbox/rules/reservations/kept';
import { text } from '../../lib/render';
import { isOffered, manners, paymentsSent, steps } from './payment-steps';
import { CIRCUMSTANCES, SCREEN, WAYS } from './payment-table';
import { leavePage, OPEN, type ReservationNet, reservationPage, signIn } from './reservation-page';
import { keyOf, strictService } from './strict-service';
import '#features/card/frame/CardFrame';

let net: ReservationNet;
beforeEach(() => {
  net = reservationPage();
  signIn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(leavePage);

const ana = () => ({ world: net.sandbox.world, headers: new Headers({ authorization: 'Bearer ana' }) });
const orders = () => ownReservations(ana()).map(({ id }) => id);

/** A service that charges any number of payments and answers any body under a key, or one that refuses the latter. */
const SERVICES = ['a lenient service', 'a strict service'] as const;

const cells = CIRCUMSTANCES.flatMap((circumstance) =>
  WAYS.filter(({ name }) => !circumstance.not?.[name]).map(
    (way) => [way.name, circumstance.name, way, circumstance] as const,
  ),
);

describe.each(SERVICES)('at %s', (which) => {
  const own = cells.filter(([, , , { isSingle }]) => !isSingle || which === 'a lenient service');
  it.each(own)('%s: %s', async (_, __, way, circumstance) => {
    await manners(net, { refusesOtherContent: false });
    const strict = which === 'a strict service' ? strictService() : { refused: [] };
    const before = orders();
    const run = steps(net, way);
    for (const step of circumstance.of?.[way.name] ?? circumstance.steps) {
      const [name, reads] = typeof step === 'string' ? [step] : step;
      await run[name]();
      if (reads) expect(text('.panel'), name).toContain(reads === SCREEN ? way.screen : reads);
    }
    expect(isOffered() && circumstance.isClosed, 'another way to pay is offered').toBeFalsy();
    const made = orders().filter((id) => !before.includes(id));
    expect(made).toHaveLength(circumstance.orders ?? 0);
    if (circumstance.sent !== undefined) expect(paymentsSent(net)).toHaveLength(circumstance.sent);
    // Everything that is under way arrives.
    net.sandbox.world.advance(8 * DAY);
    settleOrders(net.sandbox.world);
    const charges = chargesOf(net.sandbox.world);
    const expected = { reservation: made[0] ?? OPEN, type: way.type, owner: 'user-ana' };
    expect(charges).toMatchObject(Array(circumstance.charges).fill(expected));
    expect(charges.filter(({ paidBack }) => paidBack)).toHaveLength(circumstance.paidBack ?? 0);
    expect(strict.refused).toEqual([]);
    const bodies = new Map<string, Set<string>>();
    for (const line of paymentsSent(net).filter((each) => !net.turnedAway.has(each)))
      bodies.set(keyOf(line), (bodies.get(keyOf(line)) ?? new Set()).add(line));
    expect([...bodies.values()].every(({ size }) => size === 1)).toBe(true);
  });
});

it('every cell happens, or says why it cannot', () => {
  for (const { name, not = {} } of CIRCUMSTANCES)
    for (const reason of Object.values(not)) expect(reason.length, name).toBeGreaterThan(20);
  expect(cells.length + CIRCUMSTANCES.flatMap(({ not = {} }) => Object.keys(not)).length).toBe(
    WAYS.length * CIRCUMSTANCES.length,
  );
});

it('the strict service refuses one key with two bodies, and replays the first', async () => {
  const { refused } = strictService();
  const send = async (installments: number) => {
    const body = JSON.stringify({ idempotencyKey: 'one', installments });
    return (await fetch(new Request('https://sandbox.example/api/x/payment', { method: 'POST', body })))
      .status;
  };
  const first = await send(1);
  expect(await send(1)).toBe(first);
  expect([await send(2), await send(3), await send(1)]).toEqual([409, 422, first]);
  expect(refused).toEqual(['one', 'one']);
});
