import { beforeEach, describe, expect, it } from 'vitest';
import { REDEEMED_BENEFIT } from '#demo-pages/sandbox/data/benefits';
import { VERSIONS } from '#demo-pages/sandbox/data/cars';
import { CATEGORIES, GIFT_CODE, MEDALS, PLANS } from '#demo-pages/sandbox/data/loyalty';
import { walletOf } from '#demo-pages/sandbox/rules/cards';
import { chargesOf } from '#demo-pages/sandbox/rules/loyalty-subscriptions';
import { changePoll, endPoll } from '#demo-pages/sandbox/rules/polls';
import { type Answered, makeRequests } from './requests';

const DAY = 86_400_000;
let world: ReturnType<typeof makeRequests>['world'];
let ask: (method: string, path: string, body?: unknown, as?: string, brand?: string) => Promise<Answered>;
beforeEach(() => {
  const made = makeRequests();
  world = made.world;
  ask = (method, path, body, as = 'ana', brand) =>
    made.ask(method, path, body, { as, headers: brand ? { 'x-brand': brand } : {} });
});

const LATER = MEDALS.slice(2).map(([id]) => id);
const ids = (answer: Answered): string[] => answer.body.map(({ id }: { id: string }) => id);

describe('loyalty', () => {
  it('gives a medal once, and its points and level with it', async () => {
    const before = (await ask('GET', 'loyalty/loyalties/self')).body;
    const medal = (medalId: string) => ask('POST', 'loyalty/loyalties/self/medals', { medalId });
    const { body } = await medal(LATER[0] ?? '');
    expect(body.points - before.points).toBe(MEDALS[2]?.[3]);
    expect(await medal(LATER[0] ?? '')).toMatchObject({ status: 409 });
    expect((await medal('nenhuma')).status).toBe(404);
    for (const id of LATER.slice(1)) await medal(id);
    const after = (await ask('GET', 'loyalty/loyalties/self')).body;
    const level = CATEGORIES.findLast(([, from]) => after.points >= from);
    expect(after.category).toBe(level?.[0]);
    expect(after.category).not.toBe(before.category);
  });

  it('is Jeep Wave for who owns a Jeep, Jeep Nation for all others, wherever it is said', async () => {
    const owned = async () => (await ask('GET', 'garage/v1/owned')).body as { id: string; brand: string }[];
    const programs = async () => [
      (await ask('GET', 'loyalty/loyalties/self')).body.program,
      (await ask('GET', 'loyalty/loyalties/eligibility')).body.program,
      (await ask('GET', 'auth/v2/auth')).body.user.loyaltyProgramCategory,
    ];
    for (const { id } of await owned()) await ask('DELETE', `garage/v1/owned/car/${id}`);
    expect(new Set(await programs())).toEqual(new Set(['JEEP_NATION']));
    const { code: mvsCode } = VERSIONS.find(({ brand }) => brand === 'jeep') ?? { code: '' };
    await ask('POST', 'garage/v2/owned', { mvsCode, plateNumber: 'ABC1D23', chassis: '9BZTESTE000000001' });
    expect(new Set(await programs())).toEqual(new Set(['JEEP_WAVE']));
  });

  it('is under a path of its own for peugeot', async () => {
    expect((await ask('GET', 'loyalty/peugeot-loyalty/self')).status).toBe(200);
    expect((await ask('GET', 'loyalty/self')).status).toBe(404);
  });

  it('ranks members by points, page by page, and marks who asks', async () => {
    const first = (await ask('GET', 'loyalty/loyalties/ranking?size=20')).body;
    const rest = await Promise.all(
      [1, 2].map(async (page) => (await ask('GET', `loyalty/loyalties/ranking?size=20&page=${page}`)).body),
    );
    const all = [first, ...rest].flatMap(({ content }) => content);
    expect(all).toHaveLength(first.totalElements);
    expect(all.map(({ position }) => position)).toEqual(all.map((_, i) => i + 1));
    expect(all.map(({ points }) => points)).toEqual(all.map(({ points }) => points).sort((a, b) => b - a));
    expect(all.filter(({ mine }) => mine)).toMatchObject([{ userName: 'Ana Clara Nogueira Prado' }]);
  });
});

describe('a subscription', () => {
  const CARD = 'card-user-ana-1';
  const get = (brand: string, as = 'ana') =>
    ask('GET', 'loyalty-subscription/v1/subscription', undefined, as, brand);
  const subscribe = (planId = PLANS[0]?.id, cardId: string | undefined = CARD) =>
    ask('POST', 'loyalty-subscription/v1/subscription', { planId, cardId }, 'ana', 'jeep');
  const free = (agreed = true, as = 'ana') =>
    ask('POST', 'loyalty-subscription/free/register', { agreed }, as, 'jeep');

  it('is one for each brand; who is registered for free may go on to a plan', async () => {
    expect((await get('jeep')).body.status).toBe('NONE');
    expect((await free(false)).status).toBe(422);
    expect((await free()).body.status).toBe('FREE');
    expect((await free()).status).toBe(409);
    expect((await subscribe('nenhum')).status).toBe(404);
    expect((await subscribe()).body).toMatchObject({ status: 'ACTIVE', renewsAt: '2026-12-20' });
    expect((await subscribe()).status).toBe(409);
    expect((await get('jeep')).body.status).toBe('ACTIVE');
    expect((await get('fiat')).body.status).toBe('NONE');
  });

  it('is paid with a card of the wallet that is good, charged once and at each renewal', async () => {
    expect((await subscribe(undefined, '')).body.errors).toHaveProperty('cardId');
    expect((await subscribe(undefined, 'card-user-bruno-1')).status).toBe(404);
    const card = walletOf(world, 'user-ana').find(({ id }) => id === CARD) as {
      number: string;
      dueDate: string;
    };
    const { number, dueDate } = card;
    card.number = '**** **** **** 0010';
    expect((await subscribe()).status).toBe(402);
    Object.assign(card, { number, dueDate: '01/20' });
    expect((await subscribe()).body.errors).toHaveProperty('cardId');
    expect(chargesOf(world)).toEqual([]);
    card.dueDate = dueDate;
    await subscribe();
    await subscribe();
    expect(chargesOf(world)).toHaveLength(1);
    world.advance(61 * DAY);
    expect((await get('jeep')).body.renewsAt).toBe('2027-02-18');
    expect(chargesOf(world)).toHaveLength(3);
  });

  it('that was cancelled can begin again', async () => {
    expect((await get('jeep', 'bruno')).body.status).toBe('CANCELLED');
    expect((await free(true, 'bruno')).body.status).toBe('FREE');
  });
});

describe('vouchers', () => {
  const list = async (which: string) => (await ask('GET', `voucher-hub/vouchers/fidelity/${which}`)).body;
  const codes = async (which: string) => (await list(which)).map(({ code }: { code: string }) => code);
  const redeem = (code: string, as = 'ana') =>
    ask('POST', 'voucher-hub/rewards', { brand: 'jeep', code }, as);

  it('that are generated are available, count for the discount, and are redeemed once', async () => {
    const before = await list('maxDiscount');
    const { code, value } = await list('generate');
    expect(await codes('available')).toContain(code);
    expect((await list('maxDiscount')).maxDiscount).toBe(before.maxDiscount + value);
    expect((await redeem(code.toLowerCase())).body.status).toBe('REDEEMED');
    expect(await codes('available')).not.toContain(code);
    expect(await codes('redeemed')).toContain(code);
    expect((await redeem(code)).status).toBe(409);
    expect((await redeem(code, 'bruno')).status).toBe(404);
  });

  it('expire', async () => {
    const { code } = await list('generate');
    world.advance(91 * DAY);
    expect(await codes('available')).not.toContain(code);
    expect((await redeem(code)).status).toBe(409);
  });

  it('that are a present are for the first who has the code', async () => {
    expect((await redeem(GIFT_CODE)).body.status).toBe('REDEEMED');
    expect((await redeem(GIFT_CODE, 'bruno')).status).toBe(409);
  });

  it('cost points, and no level', async () => {
    const { points, category } = (await ask('GET', 'loyalty/loyalties/self')).body;
    const exchange = (wanted: number) => ask('POST', 'voucher-hub/vouchers/loyalty', { points: wanted });
    expect((await exchange(points + 1)).body.errors).toEqual({ points: 'Pontos insuficientes' });
    expect((await exchange(points)).body.value).toBe(points / 10);
    const after = (await ask('GET', 'loyalty/loyalties/self')).body;
    expect(after).toMatchObject({ points: 0, category });
  });
});

describe('benefits', () => {
  const list = async (which: string, as = 'ana') =>
    ids(await ask('GET', `benefits/v1/benefits-user/${which}`, undefined, as));
  const redeem = (id: string, body: object = {}, as = 'ana') =>
    ask('POST', `benefits/v1/benefits-user/${id}/redeem`, body, as);

  it('go from the available to the redeemed, once', async () => {
    const { status, body } = await redeem('lavagem');
    expect([status, body.type, body.code]).toEqual([200, 'SELF', expect.stringMatching(/^\d{6}$/)]);
    expect(await list('available')).not.toContain('lavagem');
    expect(await list('redeemed')).toContain('lavagem');
    expect((await redeem('lavagem')).status).toBe(409);
    expect(await list('available', 'bruno')).toContain('lavagem');
  });

  it('wait for their day', async () => {
    expect(await list('next')).toContain('camping');
    expect((await redeem('camping')).status).toBe(422);
    world.advance(15 * DAY);
    expect(await list('next')).not.toContain('camping');
    expect((await redeem('camping')).status).toBe(200);
  });

  it('are given with a hash that somebody else redeems, once', async () => {
    const { hash } = (await redeem('cinema', { type: 'GIFT' })).body;
    expect((await redeem('cinema', { type: 'GIFTED' }, 'bruno')).status).toBe(422);
    expect((await redeem('cinema', { type: 'GIFTED', hash: 'outro' }, 'bruno')).status).toBe(404);
    expect((await redeem('cinema', { type: 'GIFTED', hash }, 'ana')).status).toBe(403);
    const seen = await ask(
      'GET',
      `benefits/v1/benefits-user/available/cinema?hash=${hash}`,
      undefined,
      'bruno',
    );
    expect(seen.body).toMatchObject({ type: 'GIFTED', valid_user: true });
    expect((await redeem('cinema', { type: 'GIFTED', hash }, 'bruno')).status).toBe(200);
    expect((await redeem('cinema', { type: 'GIFTED', hash }, 'sofia')).status).toBe(409);
    // What Bruno was given took nothing of his own.
    expect(await list('available', 'bruno')).toContain('cinema');
  });

  it('are refused for an unknown type and an unknown dealer, by field', async () => {
    expect((await redeem('lavagem', { type: 'OTHER' })).body.errors).toHaveProperty('type');
    expect((await redeem('lavagem', { dealer_code: '0' })).body.errors).toHaveProperty('dealer_code');
    expect(await list('available')).toContain('lavagem');
  });

  it('are rated from 1 to 5 by who has redeemed them', async () => {
    const rate = (id: string, rating: number) =>
      ask('POST', `benefits/v1/benefits-user/${id}/rating`, { rating });
    expect((await rate('lavagem', 5)).status).toBe(422);
    expect((await rate(REDEEMED_BENEFIT, 6)).status).toBe(400);
    expect((await rate(REDEEMED_BENEFIT, 4)).body.rating).toBe(4);
  });
});

describe('a poll', () => {
  const polls = async (as = 'ana') =>
    (await ask('GET', 'benefits/v1/polls-user?brand=jeep', undefined, as)).body;
  const vote = (option: string, as = 'ana') =>
    ask('POST', 'benefits/v1/polls-user/trilha-2027/vote', { option_id: `trilha-2027-${option}` }, as);
  const votesOf = ({ options }: { options: { votes: number }[] }) => options.map(({ votes }) => votes);

  it('shows its results to who has voted, and counts each vote once', async () => {
    const [before] = await polls();
    expect(votesOf(before)).toEqual([null, null, null, null]);
    expect((await vote('9')).status).toBe(422);
    const { body } = await vote('2');
    expect(body.total).toBe(before.total + 1);
    expect(votesOf(body).reduce((sum, votes) => sum + votes, 0)).toBe(body.total);
    expect((await vote('3')).status).toBe(409);
    const other = (await vote('2', 'bruno')).body;
    expect(votesOf(other)[1]).toBe((votesOf(body)[1] ?? 0) + 1);
    expect(votesOf((await polls('sofia'))[0])).toEqual([null, null, null, null]);
  });

  it('is closed to votes from its end on, and shows its results to all', async () => {
    const of = async (id: string) => (await polls('sofia')).find((poll: { id: string }) => poll.id === id);
    expect(votesOf(await of('encontro-2026'))).not.toContain(null);
    const late = () =>
      ask('POST', 'benefits/v1/polls-user/acessorio/vote', { option_id: 'acessorio-1' }, 'sofia');
    expect(votesOf(await of('acessorio'))).toEqual([null, null, null]);
    world.advance(10 * DAY);
    expect((await late()).status).toBe(409);
    expect(votesOf(await of('acessorio'))).not.toContain(null);
  });

  it('that has changed counts no vote for what it asked before', async () => {
    changePoll(world, 'trilha-2027', 'Quando?', ['Maio', 'Junho']);
    expect((await vote('2')).status).toBe(409);
    const [after] = await polls();
    expect(after).toMatchObject({ question: 'Quando?', votedOptionId: '', total: 2 });
    endPoll(world, 'trilha-2027', true);
    expect((await vote('2')).status).toBe(404);
  });
});
