import { beforeEach, describe, expect, it } from 'vitest';
import {
  DENIED_DOCUMENTS,
  OPEN_PROMOTION,
  PAST_PROMOTION,
  STANDING_PROMOTION,
} from '#demo-pages/sandbox/data/promotions';
import { serviceManners } from '#demo-pages/sandbox/rules/service-manners';
import { qrPrefix } from '#demo-pages/sandbox/services/promotion/store';
import { IDEMPOTENCY_HEADER } from '#demo-pages/sandbox/state';
import { type Answered, makeRequests } from './requests';

let ask: (
  method: string,
  path: string,
  body?: unknown,
  as?: string,
  by?: string,
  key?: string,
) => Promise<Answered>;
let raw: ReturnType<typeof makeRequests>['ask'];
let world: ReturnType<typeof makeRequests>['world'];
beforeEach(() => {
  const made = makeRequests();
  world = made.world;
  raw = made.ask;
  ask = (method, path, body, as = 'ana', by, key) =>
    made.ask(method, `promotion/${path}`, body, {
      as: `id-${as}`,
      headers: { ...(by && { 'hub-invited-by-id': by }), ...(key && { [IDEMPOTENCY_HEADER]: key }) },
    });
});

const join = (as: string, id = OPEN_PROMOTION, by?: string) =>
  ask('POST', `participant/${id}`, { agreed: true }, as, by);
const scan = (code: string, id = OPEN_PROMOTION) =>
  ask('POST', `participant/attribute/${id}`, { qrCode: `${qrPrefix(id)}${code}` });

it('gives the pictures of prizes by whole addresses, which a saved promotion keeps; some prizes have none', async () => {
  const pictures = async () => {
    const { body } = await ask('GET', `promotions/${OPEN_PROMOTION}`);
    return { body, urls: body.prizes.map(({ imageUrl }: { imageUrl: string }) => imageUrl) };
  };
  const { body, urls } = await pictures();
  expect(urls).toEqual([expect.stringMatching(/^https?:\/\/.+\/sandbox\/prizes\/carro\.svg$/), '']);
  const { status, winners, ...record } = body;
  expect((await ask('PUT', `promotions/${OPEN_PROMOTION}`, record, 'equipe')).status).toBe(200);
  expect((await pictures()).urls).toEqual(urls);
});

describe('taking part', () => {
  it('happens once, after the rules were agreed to', async () => {
    expect((await ask('GET', `participant/agreed/${OPEN_PROMOTION}`)).body.agreed).toBe(false);
    expect((await ask('POST', `participant/${OPEN_PROMOTION}`, { agreed: false })).status).toBe(422);
    expect(await join('ana')).toMatchObject({ status: 201, body: { status: 'AGREED', luckyNumbers: [] } });
    expect((await join('ana')).status).toBe(409);
    expect((await ask('GET', `participant/agreed/${OPEN_PROMOTION}`)).body.agreed).toBe(true);
  });

  it('excludes a person on the deny list until removed from it', async () => {
    const [[document]] = DENIED_DOCUMENTS as [[string, string]];
    expect(await join('bruno')).toMatchObject({
      status: 403,
      body: { errors: ['Parente de funcionário da organizadora'] },
    });
    await ask('POST', `promotions/deny-list/${OPEN_PROMOTION}/remove`, { documents: [document] }, 'equipe');
    expect((await join('bruno')).status).toBe(201);
  });

  it('is for the days of the promotion', async () => {
    expect((await join('ana', 'geracao-eletrica')).status).toBe(422);
    world.advance(13 * 86_400_000);
    expect((await join('ana', 'geracao-eletrica')).status).toBe(201);
    world.advance(60 * 86_400_000);
    expect((await join('sofia', 'geracao-eletrica')).status).toBe(422);
  });

  it('by invitation gives both a number', async () => {
    await join('sofia');
    const { body } = await join('ana', OPEN_PROMOTION, 'user-sofia');
    const inviter = (await ask('GET', `participant/${OPEN_PROMOTION}`, undefined, 'sofia')).body;
    expect(body).toMatchObject({ invitedBy: 'user-sofia', status: 'ATTRIBUTED' });
    expect([body.luckyNumbers, inviter.luckyNumbers].map(({ length }) => length)).toEqual([1, 1]);
    expect(body.luckyNumbers).not.toEqual(inviter.luckyNumbers);
  });

  it('by an invitation of who takes part no more, or where none count, gives no number', async () => {
    await join('sofia');
    const inactivated = { promotion_id: OPEN_PROMOTION, user_id: 'user-sofia' };
    await ask('PATCH', 'participant/management/inactivate', inactivated, 'equipe');
    expect((await join('ana', OPEN_PROMOTION, 'user-sofia')).body).toMatchObject({
      invitedBy: '',
      luckyNumbers: [],
    });
    const inviter = (await ask('GET', `participant/${OPEN_PROMOTION}`, undefined, 'sofia')).body;
    expect(inviter).toMatchObject({ status: 'INACTIVATED', luckyNumbers: [] });
    await join('sofia', 'safra-ram');
    expect((await join('ana', 'safra-ram', 'user-sofia')).body.luckyNumbers).toEqual([]);
  });

  it('is done once for an intent that is sent again', async () => {
    const again = () =>
      ask('POST', `participant/${OPEN_PROMOTION}`, { agreed: true }, 'ana', undefined, 'intent-1');
    expect([(await again()).status, (await again()).status]).toEqual([201, 201]);
    expect(world.state.ledger).toMatchObject([{ call: 'PRM-05', key: 'intent-1', times: 2 }]);
  });
});

describe('lucky numbers', () => {
  it('come from a QR code that was not used before', async () => {
    expect((await scan('BETIM')).status).toBe(404);
    await join('ana');
    expect((await scan('BETIM')).body.luckyNumbers).toHaveLength(1);
    expect((await scan('BETIM')).status).toBe(409);
    const other = await ask('POST', `participant/attribute/${OPEN_PROMOTION}`, { qrCode: 'VITRINE-outra-1' });
    expect(other.body.errors).toEqual({ qrCode: 'QR Code inválido' });
    expect((await scan('CONTAGEM')).body.luckyNumbers).toHaveLength(2);
  });

  it('are not for who was inactivated', async () => {
    await scan('BETIM', STANDING_PROMOTION);
    const inactivate = () =>
      ask(
        'PATCH',
        'participant/management/inactivate',
        { promotion_id: STANDING_PROMOTION, user_id: 'user-ana' },
        'equipe',
      );
    expect((await inactivate()).body.status).toBe('INACTIVATED');
    expect((await inactivate()).status).toBe(409);
    expect((await scan('CONTAGEM', STANDING_PROMOTION)).status).toBe(403);
    const mine = (more = '') =>
      ask('GET', `participant/subscriptions?promotionIds=${STANDING_PROMOTION}${more}`);
    expect((await mine()).body).toEqual([]);
    expect((await mine('&includeInactive=true')).body).toHaveLength(1);
  });
});

describe('a promotion of a page in Argentina', () => {
  it('is in Spanish, and names no authority of Brazil', async () => {
    const headers = { 'accept-language': 'es-AR' };
    const { body } = await raw('GET', 'promotion/promotions/rota-peugeot', undefined, {
      as: 'id-sofia',
      headers,
    });
    expect(body).toMatchObject({
      name: 'Ruta de los Leones',
      authorization: 'Autorización de sorteo N.º 04.041207/2026',
    });
    expect(JSON.stringify(body)).not.toMatch(/[ãõç]|SPA|CNPJ|R\$/);
  });
});

describe('winners', () => {
  it('are drawn once, some days after the end, of the numbers that take part', async () => {
    const past = async () => (await ask('GET', `promotions/${PAST_PROMOTION}`)).body;
    const { winners, prizes } = await past();
    expect((await past()).winners).toEqual(winners);
    expect(new Set(winners.map(({ prizeId }: { prizeId: string }) => prizeId)).size).toBe(prizes.length);
    expect(new Set(winners.map(({ luckyNumber }: { luckyNumber: string }) => luckyNumber)).size).toBe(
      winners.length,
    );
    const mine = (await ask('GET', `participant/${PAST_PROMOTION}`)).body.luckyNumbers;
    expect(winners.at(-1)).toMatchObject({ luckyNumber: mine[0], name: 'Ana P.' });
    const recent = async () => (await ask('GET', 'promotions/chevrons-c3')).body.winners.length;
    expect(await recent()).toBe(0);
    world.advance(3 * 86_400_000);
    expect(await recent()).toBeGreaterThan(0);
  });
});

describe('administration', () => {
  it('is for those whose role it is', async () => {
    expect((await ask('GET', 'promotions/groups/all')).status).toBe(403);
    expect((await ask('GET', 'promotions/groups/all', undefined, 'nation')).status).toBe(200);
  });

  it('downloads a report once it was generated, a row for each number', async () => {
    serviceManners(world).writesUtf8 = true;
    const keys = `promotion_id=${OPEN_PROMOTION}&prize_id=${OPEN_PROMOTION}-premio-1`;
    const path = 'participant/management/candidates-report';
    expect((await ask('GET', `${path}/download?${keys}`, undefined, 'equipe')).status).toBe(404);
    const generate = () => ask('POST', `${path}/generate?${keys}`, undefined, 'equipe');
    const report = (await generate()).body;
    expect(report.status).toBe('PROCESSING');
    expect((await ask('GET', `${path}/download?${keys}`, undefined, 'equipe')).status).toBe(409);
    world.advance(1000);
    expect((await generate()).body.generatedAt).toBe(report.generatedAt);
    world.advance(1000);
    const { status, body } = await ask('GET', `${path}/download?${keys}`, undefined, 'equipe');
    expect(status).toBe(200);
    const rows = (body as string).trim().split('\r\n');
    expect(rows[0]).toBe('"nome";"e-mail";"número da sorte";"prêmio"');
    const numbers = rows.slice(1).map((row) => row.split(';')[2]);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.length).toBeGreaterThanOrEqual(report.candidates);
  });

  it('filters participants and pages through them', async () => {
    const search = async (query: string) =>
      (await ask('GET', `participant/management/all?${query}`, undefined, 'equipe')).body;
    const all = await search(`promotion_id=${PAST_PROMOTION}&size=5`);
    expect(all).toMatchObject({ page: 0, size: 5 });
    expect(all.content).toHaveLength(5);
    const [{ userName }] = all.content;
    const found = await search(`user_name=${encodeURIComponent(userName.toUpperCase())}`);
    expect(found.content.map((each: { userName: string }) => each.userName)).toContain(userName);
    expect((await search('attribution_types=PURCHASE&user_name=zzzz')).totalElements).toBe(0);
  });

  it('refuses a promotion that ends before it begins', async () => {
    const body = {
      name: 'Natal',
      brand: 'fiat',
      startsAt: '2026-12-24T00:00:00Z',
      endsAt: '2026-12-01T00:00:00Z',
    };
    const { status, body: answer } = await ask('POST', 'promotions', body, 'equipe');
    expect([status, Object.keys(answer.errors)]).toEqual([422, ['endsAt']]);
  });
});
