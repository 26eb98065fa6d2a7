// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubFetch } from '../../lib/stub-fetch';

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

beforeEach(() => {
  vi.resetModules();
  Object.assign(globalThis, { [Symbol.for('vitrine')]: undefined });
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' });
  document.head.innerHTML = '<meta name="vitrine:services" content="https://api.example/{service}">';
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('findPostalCode (spec places#postal-code)', () => {
  const address = { cep: '01310100', countryCode: 'BR', stateCode: 'SP', cityName: 'São Paulo' };
  const configured =
    '<meta name="vitrine:postal-service" content="postal"><meta name="vitrine:public-lookup" content="publico">';
  const find = async (...answers: Response[]) => {
    const asked: string[] = [];
    stubFetch(async (request: Request) => {
      asked.push(new URL(request.url).pathname);
      return answers.shift() ?? json({}, 404);
    });
    const { findPostalCode } = await import('#features/place/postal-code');
    const found = await findPostalCode('01310-100').catch((error: Error) => error);
    return { asked, found };
  };

  it('asks the postal service first, without the dash', async () => {
    document.head.innerHTML += configured;
    const { asked, found } = await find(json(address));
    expect(asked).toEqual(['/location/cep/postal/01310100']);
    expect(found).toMatchObject(address);
  });
  it.each([404, 422])('asks the public lookup where the first says %i', async (status) => {
    document.head.innerHTML += configured;
    const { asked, found } = await find(json({}, status), json(address));
    expect(asked).toEqual(['/location/cep/postal/01310100', '/location/cep/publico/01310100']);
    expect(found).toMatchObject({ cityName: 'São Paulo' });
  });
  it('asks the public lookup where the first finds nothing', async () => {
    document.head.innerHTML += configured;
    expect((await find(new Response(''), json(address))).asked).toHaveLength(2);
  });
  it.each([{}, [], '', null, { erro: true }])('takes the data %j for nothing', async (empty) => {
    expect((await find(json(empty))).found).toBeNull();
    document.head.innerHTML += configured;
    const { asked, found } = await find(json(empty), json(address));
    expect(asked).toHaveLength(2);
    expect(found).toMatchObject(address);
  });
  it('takes an answer of another shape for a failure', async () => {
    expect((await find(json({ city: 'São Paulo' }))).found).toMatchObject({ kind: 'shape' });
  });
  it('makes one plain lookup where neither is configured', async () => {
    expect((await find(json(address))).asked).toEqual(['/location/cep/01310100']);
  });
  it('is null for an unknown code, and fails if the last provider failed', async () => {
    expect((await find(json({}, 404))).found).toBeNull();
    document.head.innerHTML += configured;
    expect((await find(json({}, 404), json({}, 422))).found).toMatchObject({ kind: 'http', status: 422 });
  });
});
