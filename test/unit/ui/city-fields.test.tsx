// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CityFields, type CityLists, type CityValues } from '#features/place/CityFields';
import { type Form, useForm } from '#ui/core/use-form';
import { button, click, leave, render, text, type } from '../lib/render';

const { network } = vi.hoisted(() => ({ network: { fails: false } }));
vi.mock('#ui/core/deferred', async (load) => {
  const { deferred } = await load<typeof import('#ui/core/deferred')>();
  return {
    deferred: <M,>(importModule: () => Promise<M>) =>
      deferred(() => (network.fails ? Promise.reject(new Error('offline')) : importModule())),
  };
});

let form: Form<CityValues>;
function Sample({ lists }: { lists: CityLists }) {
  form = useForm<CityValues>({ initial: {}, check: async () => ({}), send: async () => {} });
  return <CityFields form={form} country="BR" lists={lists} />;
}
const city = () => document.querySelector('#cityName') as HTMLInputElement;
const rest = { failed: false, error: undefined, retry: vi.fn() };
const LISTS: CityLists = {
  states: { value: [{ code: 'MG', name: 'Minas Gerais' }], ...rest },
  cities: { value: [{ cityCode: '3106705', cityName: 'Betim' }], ...rest },
};

beforeEach(() => {
  network.fails = false;
});
afterEach(async () => {
  await leave();
  vi.restoreAllMocks();
});

describe('state and city', () => {
  it('are shown closed, and say that they load, before the lists', async () => {
    network.fails = true;
    await render(<Sample lists={{}} />);
    expect(text('#stateCode option')).toBe('Carregando…');
    expect(city().disabled).toBe(true);
    expect(city().placeholder).toBe('Selecione primeiro o estado');
    expect(document.querySelector('[role=alert]')).toBeNull();
  });
  it('say that the suggestions did not load, and load them again', async () => {
    network.fails = true;
    await render(<Sample lists={LISTS} />);
    await type('#stateCode', 'MG');
    expect(city().disabled).toBe(true);
    expect(city().placeholder).toBe('');
    expect(text('[role=alert]')).toMatch(/não|Não/);
    network.fails = false;
    await click(button(/novo|Tentar/));
    expect(document.querySelector('[role=alert]')).toBeNull();
    expect(city().getAttribute('role')).toBe('combobox');
    expect(city().disabled).toBe(false);
    expect(form.values.stateCode).toBe('MG');
  });
});
