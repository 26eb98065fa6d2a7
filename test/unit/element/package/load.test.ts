// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LoadOptions } from '#element/package/load';
import { eventually } from '../../lib/eventually';

const PAGE = Symbol.for('vitrine');
const page = globalThis as { [PAGE]?: { loader?: string } };
const options = { base: 'https://cdn.example/vitrine', brand: 'fiat' } as const;

/** A module of its own per test, as on a new page. */
async function load(given: LoadOptions): Promise<void> {
  const module = await import('#element/package/load');
  return module.load(given);
}
/** The scripts that were added; none is fetched. */
const added: HTMLScriptElement[] = [];

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    added.push(script as HTMLScriptElement);
  });
});
afterEach(() => {
  added.length = 0;
  delete page[PAGE];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const start = (script = added[0]) => {
  page[PAGE] = { loader: '1.0.0' };
  script?.onload?.(new Event('load'));
};

it('the script carries the settings as its own data attributes, and the nonce', async () => {
  const loading = load({
    ...options,
    nonce: 'n0nce',
    services: '/api/{service}',
    leadClientId: 'id',
    cacheTtl: 1000,
    market: undefined,
    serviceAddresses: { 'lead-integration': 'https://lead.example' },
  });
  await eventually(() => expect(added).toHaveLength(1));
  const [script] = added;
  expect(script?.src).toBe('https://cdn.example/vitrine/vitrine.js');
  expect(script?.async).toBe(true);
  expect(script?.nonce).toBe('n0nce');
  expect({ ...script?.dataset }).toEqual({
    base: 'https://cdn.example/vitrine/',
    brand: 'fiat',
    services: '/api/{service}',
    leadClientId: 'id',
    cacheTtl: '1000',
    serviceLeadIntegration: 'https://lead.example',
  });
  start();
  await expect(loading).resolves.toBeUndefined();
});

it('the script is added once', async () => {
  const { load } = await import('#element/package/load');
  expect(load(options)).toBe(load({ ...options, brand: 'jeep' }));
  expect(added).toHaveLength(1);
  start();
  await load(options);
  expect(added).toHaveLength(1);
});

it('a page that has the script gets no other', async () => {
  page[PAGE] = { loader: '1.0.0' };
  await load(options);
  expect(added).toHaveLength(0);
});

it('a failure names the address, and the next call tries again', async () => {
  const { load } = await import('#element/package/load');
  const first = load(options);
  added[0]?.onerror?.(new Event('error'));
  await expect(first).rejects.toThrow(
    'Vitrine could not be loaded from https://cdn.example/vitrine/vitrine.js: no answer',
  );
  const second = load(options);
  expect(added).toHaveLength(2);
  start(added[1]);
  await expect(second).resolves.toBeUndefined();
});

it('a file that is not the script is a failure', async () => {
  const { load } = await import('#element/package/load');
  const loading = load(options);
  added[0]?.onload?.(new Event('load'));
  await expect(loading).rejects.toThrow('the file is not vitrine.js');
});

it('Trusted Types get the address through the policy "vitrine"', async () => {
  const createPolicy = vi.fn((_name: string, policy: object) => policy);
  vi.stubGlobal('trustedTypes', { createPolicy });
  const loading = load(options);
  await eventually(() => expect(added).toHaveLength(1));
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['vitrine']);
  expect(added[0]?.src).toBe('https://cdn.example/vitrine/vitrine.js');
  start();
  await loading;
});

it('a page that forbids the policy gets the address as text', async () => {
  const createPolicy = () => {
    throw new TypeError('not allowed');
  };
  vi.stubGlobal('trustedTypes', { createPolicy });
  const loading = load(options);
  await eventually(() => expect(added).toHaveLength(1));
  start();
  await expect(loading).resolves.toBeUndefined();
});
