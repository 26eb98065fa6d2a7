import { beforeEach, describe, expect, it } from 'vitest';
import { json, makeRawRequests } from './requests';

let { sandbox, get, post } = makeRawRequests();
beforeEach(() => {
  ({ sandbox, get, post } = makeRawRequests());
});

const lead = {
  firstName: 'Joana <b>Prado</b>',
  email: 'joana@correio.example',
  totalVehicles: null,
  indSmsContact: false,
};
const secret = { client_id: 'page', client_secret: 'hush' };
const sendLead = (headers: Record<string, string> = secret) => post('/api/lead-integration', lead, headers);

describe('leads', () => {
  it('are kept exactly as they came, with headers but no secrets', async () => {
    const answer = await sendLead({ ...secret, authorization: 'Bearer ana' });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ id: 'LEAD-000002' });
    expect(await json(get('/sandbox/leads'))).toEqual([
      {
        n: 2,
        id: 'LEAD-000002',
        at: '2026-11-20T12:00:00.000Z',
        headers: { client_id: 'page', 'content-type': 'application/json' },
        body: lead,
      },
    ]);
    const log = await (await get('/sandbox/calls')).text();
    expect(log).not.toContain('hush');
    expect(log).not.toContain('Bearer ana');
  });

  it('need client id and secret', async () => {
    for (const headers of [{}, { client_id: 'page' }, { client_secret: 'hush' }] as Record<
      string,
      string
    >[]) {
      expect((await sendLead(headers)).status).toBe(401);
    }
    expect(sandbox.state.leads).toEqual([]);
  });

  it('are shown as text in the panel', async () => {
    await sendLead();
    const panel = await (await get('/sandbox')).text();
    expect(panel).toContain('Joana &lt;b&gt;Prado&lt;/b&gt;');
    expect(panel).not.toContain('<b>Prado</b>');
  });
});

describe('requests that are not as the catalogue says', () => {
  it('are refused with the reason', async () => {
    const answer = await get('/api/dealer/v2/dealer/findDealersByRadius?brand=fiat&referenceLatitude=x');
    expect(answer.status).toBe(400);
    expect((await answer.json()).issues).toEqual([
      { path: 'query.referenceLatitude', expected: 'number' },
      { path: 'query.referenceLongitude', expected: 'a value' },
    ]);
  });

  it('that are no JSON are refused', async () => {
    const answer = await post('/api/whatsapp/Phone/valid', '{"phone');
    expect(answer.status).toBe(400);
    expect((await answer.json()).issues).toEqual([{ path: 'body', expected: 'JSON' }]);
  });

  it('to a call that is not there find nothing', async () => {
    expect((await get('/api/dealer/v9/nothing')).status).toBe(404);
    expect((await get('/api/location/cep/elsewhere/01310100')).status).toBe(404);
  });
});

describe('images', () => {
  it('are loaded by an img, and looked for by a script, at one address', async () => {
    const address = '/api/assets/cars/fiat/2026/358/AF1-1/standard/side/319x319';
    sandbox.state.setFault({ call: 'AST-01', fault: '400' });
    const img = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' };
    expect((await get(address, img)).status).toBe(400);
    expect((await get(address, { accept: '*/*' })).status).toBe(400);
    expect((await get(address, { accept: 'application/json' })).status).toBe(200);
    expect(sandbox.state.calls.map(({ call }) => call)).toEqual(['AST-01', 'AST-01', 'AST-03']);
  });
});

describe('users', () => {
  it('are who the token belongs to', async () => {
    expect((await get('/api/user/users/self')).status).toBe(401);
    expect((await get('/api/user/users/self', { authorization: 'Bearer nobody' })).status).toBe(401);
    const ana = await json(get('/api/user/users/self', { authorization: 'Bearer ana' }));
    expect(ana.nickname).toBe('Ana Nogueira');
  });
});

describe('location', () => {
  it('finds cities by the beginning of their names, without accents', async () => {
    const cities = await json(get('/api/location/city?country=BR&name=sao'));
    expect(cities.map(({ cityName }: { cityName: string }) => cityName)).toContain('São Paulo');
    const goias = await json(get('/api/location/city?country=BR&state=GO'));
    expect(new Set(goias.map(({ stateCode }: { stateCode: string }) => stateCode))).toEqual(new Set(['GO']));
  });

  it('marks what of a suggestion was typed', async () => {
    const [first] = await json(
      get('/api/location/geocode/suggestion?country=BR&address=horiz&provider=GOOGLE'),
    );
    const { description, placeId, matchedSubstrings } = first;
    expect(description).toBe('Belo Horizonte, MG, Brasil');
    const [{ offset, length }] = matchedSubstrings;
    expect(description.slice(offset, offset + length)).toBe('Horiz');
    const found = await json(get(`/api/location/geocode?country=BR&locationId=${placeId}`));
    expect(found).toMatchObject({ cityCode: '3106200', stateName: 'Minas Gerais' });
  });

  it('knows the city at a position, longitude first, and that there is none in the ocean', async () => {
    const here = await json(get('/api/location/geocode?country=AR&locationId=-64.2,-31.4'));
    expect(here.cityName).toBe('Córdoba');
    expect((await get('/api/location/geocode?country=BR&locationId=0,0')).status).toBe(404);
    expect((await get('/api/location/geocode?country=BR&locationId=here')).status).toBe(404);
  });

  it('lets the public lookup know what the postal service does not', async () => {
    expect((await get('/api/location/cep/postal/69301000')).status).toBe(404);
    expect((await get('/api/location/cep/publico/69301000')).status).toBe(200);
    expect((await get('/api/location/cep/69301000')).status).toBe(200);
  });
});

describe('dealers', () => {
  it('are narrowed by every repeated key', async () => {
    const found = await json(get('/api/dealer/v2/dealer/findDealersBy?brand=FIAT&stateCode=SP&stateCode=RJ'));
    expect(new Set(found.map(({ stateCode }: { stateCode: string }) => stateCode))).toEqual(
      new Set(['SP', 'RJ']),
    );
  });

  it('are ordered by distance within the radius', async () => {
    const path = '/api/dealer/v2/dealer/findDealersByRadius?brand=jeep';
    const found = await json(get(`${path}&referenceLatitude=-23.55&referenceLongitude=-46.63&radius=30`));
    const distances = found.map(({ distance }: { distance: number }) => distance);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(distances.length).toBeGreaterThan(3);
    expect(Math.max(...distances)).toBeLessThanOrEqual(30_000);
  });

  it('have states and cities by group, and by brand', async () => {
    const states = await json(get('/api/dealer/v1/dealergroup/aurora/states'));
    expect(states.length).toBeGreaterThan(3);
    const cities = await json(get('/api/dealer/v1/dealergroup/peugeot/state/B/cities'));
    expect(cities).toContainEqual({ code: 'B1900', name: 'La Plata' });
    expect((await get('/api/dealer/v1/dealergroup/nobody/states')).status).toBe(404);
  });
});

describe('whatsapp', () => {
  it('takes numbers that do not end in 0', async () => {
    const valid = (phoneNumber: string) => json(post('/api/whatsapp/Phone/valid', { phoneNumber }));
    expect(await valid('011955500101')).toEqual({ success: true, resource: { isValid: true } });
    expect(await valid('011955500100')).toEqual({ success: true, resource: { isValid: false } });
    expect((await valid('12')).success).toBe(false);
  });

  it('links to a page of the sandbox', async () => {
    const { link } = await json(
      post('http://demo.test/api/whatsapp/fiat/Lead/send', { phoneNumber: '11955500101', name: '<i>Joana' }),
    );
    expect(link).toMatch(/^http:\/\/demo\.test\/sandbox\/whatsapp\?n=\d+$/);
    const page = await (await get(link)).text();
    expect(page).toContain('Olá, &lt;i&gt;Joana!');
    expect(await json(post('/api/whatsapp/fiat/Lead/send', { phoneNumber: '11955500100' }))).toEqual({
      success: false,
    });
  });
});

describe('the sandbox', () => {
  it('answers a page of another host', async () => {
    const preflight = await sandbox.app.request('/api/lead-integration', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://brand.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'client_id,client_secret,content-type',
      },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('client_secret');
    const failed = await get('/api/location/country/BR/state', {
      'x-sandbox-fault': '500',
      origin: 'https://x.example',
    });
    expect(failed.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('keeps the last 200 calls', async () => {
    for (let i = 0; i < 205; i++) await get('/api/location/country/AR/state');
    expect(sandbox.state.calls).toHaveLength(200);
    expect(sandbox.state.calls[0]?.n).toBe(6);
  });

  it('forgets everything on reset, and counts from one again', async () => {
    await sendLead();
    await post('/api/user-analytics/useranalytics/send', { jwtToken: null, payload: '{}' });
    await post('/sandbox/faults', { fault: '5xx' });
    expect(sandbox.state.events).toMatchObject([{ type: 'GENERIC_LEAD', payload: '{}' }]);
    await post('/sandbox/reset', {});
    expect(sandbox.state).toMatchObject({ leads: [], events: [], calls: [], faults: [] });
    expect(await json(sendLead())).toEqual({ id: 'LEAD-000002' });
  });

  it('sets and clears the session a page reads', async () => {
    const set = await post('/sandbox/session', { token: 'bruno' });
    expect(set.headers.getSetCookie()).toEqual([
      'vitrine_session=bruno; Path=/; SameSite=Lax',
      'vitrine_identity=id-bruno; Path=/; SameSite=Lax',
    ]);
    expect((await post('/sandbox/session', { token: '' })).headers.get('set-cookie')).toContain('Max-Age=0');
    expect((await post('/sandbox/session', { token: 'nobody' })).status).toBe(400);
  });
});
