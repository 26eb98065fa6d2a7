import { beforeEach, describe, expect, it } from 'vitest';
import { VERSIONS } from '#demo-pages/sandbox/data/cars';
import { type Answered, makeRequests } from './requests';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const DEALER = '135503081';
let world: ReturnType<typeof makeRequests>['world'];
let requests: ReturnType<typeof makeRequests>;
let ask: (method: string, path: string, body?: unknown, as?: string) => Promise<Answered>;
beforeEach(() => {
  const made = makeRequests();
  requests = made;
  world = made.world;
  ask = (method, path, body, as) => made.ask(method, path, body, { as });
});

interface Slot {
  date: string;
  time: string;
}
/** Monday, 23 November 2026. */
const MONDAY = '2026-11-23';
const slots = async (date = MONDAY, days = 1): Promise<Slot[]> =>
  (await ask('GET', `dealer-scheduler/timeslots?idSiteGeo=${DEALER}&date=${date}&days=${days}`)).body;

describe('a workshop', () => {
  const book = (slot: Slot, as?: string, more: object = {}) =>
    ask(
      'POST',
      'dealer-scheduler/appointments/web',
      { idSiteGeo: DEALER, serviceIds: ['SV01'], ...slot, ...more },
      as,
    );

  it('has times while it works, and none at lunch, on Sundays and in the past', async () => {
    const times = (await slots()).map(({ time }) => time);
    expect(times.length).toBeGreaterThan(5);
    expect(times.every((time) => time >= '08:00' && time < '18:00')).toBe(true);
    expect(times).not.toContain('12:30');
    expect(await slots('2026-11-22')).toEqual([]);
    expect(await slots('2026-11-13')).toEqual([]);
    // It is nine in Brasília on this Friday.
    expect((await slots('2026-11-20')).every(({ time }) => time > '09:00')).toBe(true);
  });

  it('gives a time once, and again when the visit is cancelled', async () => {
    const [slot] = (await slots()) as [Slot];
    const { status, body } = await book(slot, 'ana');
    expect([status, body.status]).toEqual([201, 'P']);
    expect(await slots()).not.toContainEqual(expect.objectContaining(slot));
    expect(await book(slot, 'bruno')).toMatchObject({
      status: 409,
      body: { errors: { time: expect.any(String) } },
    });
    const mine = (await ask('GET', 'dealer-scheduler/appointments/web', undefined, 'ana')).body;
    expect(mine.map(({ id }: { id: string }) => id)).toContain(body.id);
    await ask('POST', 'visit-scheduling/visitscheduling/cancel', { id: body.id }, 'ana');
    expect((await book(slot, 'bruno')).status).toBe(201);
  });

  it('shows and changes a guest’s visit for whoever has its token only', async () => {
    const [slot] = (await slots()) as [Slot];
    const { id, manageToken } = (await book(slot)).body;
    const path = `visit-scheduling/visitscheduling/${id}`;
    const as = (token: string) => ({ headers: { 'x-appointment-token': token } });
    expect((await ask('GET', path)).status).toBe(404);
    expect((await ask('GET', path, undefined, 'ana')).status).toBe(404);
    const { ask: send } = requests;
    expect((await send('GET', path, undefined, as('other'))).status).toBe(404);
    const shown = (await send('GET', path, undefined, as(manageToken))).body;
    expect(shown).toMatchObject({ id, status: 'P', date: slot.date, time: slot.time });
    expect(shown).not.toHaveProperty('manageToken');
    expect((await send('POST', 'visit-scheduling/visitscheduling/cancel', { id })).status).toBe(404);
    const gone = await send('POST', 'visit-scheduling/visitscheduling/cancel', { id }, as(manageToken));
    expect(gone.body.status).toBe('C');
    expect((await book(slot, 'ana')).body.manageToken).toBeUndefined();
  });

  it('refuses a time it is closed at and a service it does not have, by field', async () => {
    const { status, body } = await book({ date: MONDAY, time: '12:30' }, 'ana', { serviceIds: ['SV99'] });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['time', 'serviceIds']]);
  });

  it('confirms what waits and cancels what is to come, for whose visit it is', async () => {
    const change = (to: string, n: number, as = 'ana') =>
      ask('POST', `visit-scheduling/visitscheduling/${to}`, { id: `visita-user-ana-${n}` }, as);
    await ask('GET', 'dealer-scheduler/appointments/web', undefined, 'ana');
    expect((await change('confirm', 1, 'bruno')).status).toBe(404);
    expect((await change('confirm', 1)).body.status).toBe('A');
    expect((await change('confirm', 1)).status).toBe(409);
    expect((await change('cancel', 1)).body.status).toBe('C');
    expect((await change('cancel', 1)).status).toBe(409);
    // The third is history.
    expect((await change('cancel', 3)).status).toBe(409);
  });
});

describe('an appointment by video', () => {
  const change = (to: string, body: object) => ask('POST', `visitor-schedule/virtual-event/${to}`, body);

  it('is confirmed with a link, waits again once it is moved, and is cancelled for good', async () => {
    expect((await change('confirm', { id: 'video-1' })).body).toMatchObject({
      status: 'A',
      link: expect.stringMatching(/^https:/),
    });
    const path = 'visitor-schedule/virtual-event/video-1/timeslots?date=2026-11-29&days=2';
    const [free, ...others] = (await ask('GET', path)).body as Slot[];
    // The 29th is a Sunday.
    expect([free?.date, others.length > 5]).toEqual(['2026-11-30', true]);
    const moved = { id: 'video-1', date: '2026-11-30', time: free?.time };
    expect((await change('update', { ...moved, date: '2026-11-19' })).status).toBe(422);
    expect((await change('update', moved)).body).toMatchObject({ status: 'P', link: '', time: free?.time });
    expect((await change('update', { ...moved, id: 'video-2' })).status).toBe(409);
    expect((await change('cancel', { id: 'video-1', reason: 'Viagem' })).body.status).toBe('C');
    expect((await change('update', moved)).status).toBe(409);
    expect((await change('confirm', { id: 'video-4' })).status).toBe(409);
  });
});

describe('a test drive', () => {
  const request = (more: object = {}) =>
    ask('POST', 'visitor-schedule/test-drives', {
      mvsCode: VERSIONS[0]?.code,
      idSiteGeo: DEALER,
      date: MONDAY,
      period: 'MORNING',
      name: 'Ana Nogueira',
      email: 'ana@correio.example',
      phone: '11955500101',
      ...more,
    });
  const status = async (id: string) => (await ask('GET', `visitor-schedule/test-drives/${id}`)).body.status;
  const rate = (id: string, rating: number) =>
    ask('POST', `visitor-schedule/test-drives/${id}/rating`, { rating });

  it('is confirmed within a day, done after its morning, and rated once then', async () => {
    const { id, status: first, requestedAt, replyBy } = (await request()).body;
    expect(first).toBe('REQUESTED');
    expect(Date.parse(replyBy) - Date.parse(requestedAt)).toBe(DAY);
    world.advance(DAY);
    expect(await status(id)).toBe('CONFIRMED');
    expect((await rate(id, 5)).status).toBe(422);
    world.advance(2 * DAY + 3 * HOUR);
    expect(await status(id)).toBe('DONE');
    expect((await rate(id, 0)).status).toBe(400);
    expect((await rate(id, 6)).status).toBe(400);
    expect((await rate(id, 5)).body.rating).toBe(5);
    expect((await rate(id, 4)).status).toBe(409);
  });

  it('is cancelled by who asked for it, until it is over; its half day is free again', async () => {
    const { ask: send } = requests;
    const { id, manageToken } = (await request()).body;
    const cancel = (headers: Record<string, string> = {}, as?: string) =>
      send('POST', `visitor-schedule/test-drives/${id}/cancel`, { reason: 'Outro' }, { headers, as });
    expect((await cancel()).status).toBe(404);
    expect((await cancel({}, 'ana')).status).toBe(404);
    const done = await cancel({ 'x-appointment-token': manageToken });
    expect(done.body).toMatchObject({ status: 'CANCELLED', reason: 'Outro' });
    expect(done.body).not.toHaveProperty('manageToken');
    expect((await cancel({ 'x-appointment-token': manageToken })).body.status).toBe('CANCELLED');
    expect((await request()).status).toBe(201);
  });

  it('of an account is in its list, with its state, and in nobody else’s', async () => {
    const list = async (as?: string) =>
      (await ask('GET', 'visitor-schedule/test-drives', undefined, as)).body;
    const states = (await list('ana')).map(({ status: is }: { status: string }) => is);
    expect(states).toEqual(['CONFIRMED', 'DONE', 'CANCELLED']);
    expect((await list('bruno')).map(({ id }: { id: string }) => id)).not.toContain('td-user-ana-1');
    expect((await ask('GET', 'visitor-schedule/test-drives')).status).toBe(401);
  });

  it('that was asked for too late to be confirmed expires', async () => {
    // It is nine in Brasília on a Monday; the morning ends before the dealer answers.
    world.advance(3 * DAY);
    const { id } = (await request()).body;
    world.advance(4 * HOUR);
    expect(await status(id)).toBe('EXPIRED');
    expect((await rate(id, 5)).status).toBe(422);
  });

  it('is for a half day to come that the dealer is open in, and once a day', async () => {
    expect((await request({ date: '2026-11-19' })).body.errors).toHaveProperty('date');
    expect((await request({ date: '2026-11-22' })).body.errors).toHaveProperty('period');
    expect((await request({ date: '31/12/2026' })).body.errors).toHaveProperty('date');
    expect((await request({ name: 'Ana', phone: '12' })).body.errors).toEqual({
      name: 'Digite pelo menos um sobrenome',
      phone: 'Digite um telefone válido',
    });
    expect((await request()).status).toBe(201);
    expect((await request({ period: 'AFTERNOON' })).status).toBe(409);
  });
});

describe('what fills up, and what was sent twice', () => {
  const key = { 'idempotency-key': 'a'.repeat(32) };
  it('has two test drives for a half day, and none on a holiday', async () => {
    const request = (email: string, more: object = {}) =>
      ask('POST', 'visitor-schedule/test-drives', {
        mvsCode: VERSIONS[0]?.code,
        idSiteGeo: DEALER,
        date: MONDAY,
        period: 'MORNING',
        name: 'Ana Nogueira',
        email,
        phone: '11955500101',
        ...more,
      });
    expect((await request('a@correio.example')).status).toBe(201);
    expect((await request('b@correio.example')).status).toBe(201);
    const full = await request('c@correio.example');
    expect([full.status, full.body.errors]).toEqual([409, { period: expect.any(String) }]);
    expect((await request('c@correio.example', { period: 'AFTERNOON' })).status).toBe(201);
    expect((await request('d@correio.example', { date: '2026-12-25' })).body.errors).toHaveProperty('period');
    expect(await slots('2026-12-25')).toEqual([]);
  });

  it('answers a repeated intent as the first time, and keeps one', async () => {
    const { ask: send, world: mine } = makeRequests();
    const [slot] = await slots();
    const body = { idSiteGeo: DEALER, serviceIds: ['SV01'], ...slot };
    const book = () => send('POST', 'dealer-scheduler/appointments/web', body, { headers: key });
    const [first, second] = [await book(), await book()];
    expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
    expect(mine.state.ledger).toMatchObject([{ call: 'SCH-03', times: 2 }]);
  });

  it('says what is in the way of a change', async () => {
    const change = (to: string, id: string) => ask('POST', `visitor-schedule/virtual-event/${to}`, { id });
    expect((await change('cancel', 'video-3')).body.status).toBe('C');
    expect((await change('cancel', 'video-0')).status).toBe(404);
    world.advance(4 * DAY);
    expect((await change('confirm', 'video-1')).body.status).toBe('OVER');
    const taken = { id: 'video-2', date: '2026-11-29', time: '16:30' };
    expect((await ask('POST', 'visitor-schedule/virtual-event/update', taken)).body.errors).toHaveProperty(
      'time',
    );
  });
});
