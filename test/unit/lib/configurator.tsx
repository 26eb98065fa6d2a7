import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { CONFIGURATOR_STEPS, type ConfiguratorStep } from '#domain/status/screen-steps';
import { $car } from '#features/car/car-store';
import type { ConfiguratorProps } from '#widgets/configurator/attributes';
import Configurator from '#widgets/configurator/Configurator';
import { costOf, type LinkedCar, money } from './car-cost';
import { carPage } from './car-page';
import { advance } from './clock';
import { leave, letDialogsOpen, render, settle, text, texts } from './render';
import { type SandboxPage, sandboxPage } from './sandbox-fetch';

export const PROPS: ConfiguratorProps = {
  heading: '',
  model: 'Argo',
  mvs: '',
  steps: [...CONFIGURATOR_STEPS],
  priceType: 'full-price',
  finishUrl: '#contato',
  financingUrl: '',
  testDriveUrl: '',
  reservationUrl: '',
};

/** A car with a colour, an upholstery and a pack of optionals, as a link and as codes. */
export const LINK = '358BF31~2026~679~C02~PCO~';
export const LINKED: LinkedCar = {
  mvsCode: '358BF31',
  year: 2026,
  color: '679',
  coating: 'C02',
  parts: ['PCO', 'ARD', 'SEN'],
  accessories: [],
  services: [],
};

/** The services of the page under test. */
export let net: SandboxPage;

/** Loads once for all tests of a file what the configurator loads late; each test has a page of a first visit. */
export function setUpConfigurator(): void {
  beforeAll(async () => {
    letDialogsOpen();
    await Promise.all([
      import('#widgets/configurator/deferred/shell/Shell'),
      import('#widgets/configurator/deferred/stage/stage'),
      import('#widgets/configurator/deferred/steps/steps'),
      import('#features/car/summary/FullSummary'),
      import('#services/http/send'),
      import('#features/car/deferred'),
    ]);
  });
  beforeEach(() => {
    carPage();
    net = sandboxPage();
  });
  afterEach(async () => {
    await leave();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** Tests of a file may have the online price missing, which is written to the console; nothing else may be. */
export function allowMissingOnlinePrice(): void {
  beforeEach(() => {
    // The documents have this written to the console (spec cars#missing-price).
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    const said = new Set(vi.mocked(console.error).mock.calls.map(([first]) => first));
    said.delete('Error getting online sale price');
    expect([...said]).toEqual([]);
  });
}

/** @param what one of the sandbox's faults; 'none' ends it */
export const fault = (call: string, what: string) => net.sandbox.state.setFault({ call, fault: what });

/** The configurator on a page with this query, once nothing is on its way. */
export async function showConfigurator(
  query = '',
  props: Partial<ConfiguratorProps> = {},
  language: 'pt-BR' | 'es-AR' = 'pt-BR',
) {
  history.replaceState(null, '', `/carro${query}`);
  const shown = await render(<Configurator {...PROPS} {...props} />, language);
  return {
    ...shown,
    view: (more: Partial<ConfiguratorProps>) => <Configurator {...PROPS} {...props} {...more} />,
  };
}

/** A link's query, at a step. */
export const at = (step: ConfiguratorStep, link = LINK) => `?vt-car=${link}&vt-step=${step}`;

/** What is said to be wrong. */
export const alerts = (): string[] => texts('[role=alert]').filter(Boolean);
export const total = () => text('.bar-total').replace(/\u00a0/g, ' ');
export const title = () => text('#step-title');
export const notice = () => texts('.change-about').join(' ');

const named = (selector: string, name: string) => {
  const found = [...document.querySelectorAll(selector)].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`no ${selector} says ${name}, but: ${texts(selector).join(', ')}`);
  return found;
};
/** An optional, accessory or service in sight. */
export const item = (name: string) => named('.item-name', name).closest('.item') as HTMLElement;
export const box = (name: string) => item(name).querySelector('[role=checkbox]') as HTMLElement;
export const isTicked = (name: string) => box(name).getAttribute('aria-checked') === 'true';
export const paint = (name: string) => named('.paint-name', name).closest('button') as HTMLElement;
/** A button by its text, one that a screen reader hears included. */
export const pressable = (name: RegExp, within = 'vt-test') =>
  [...document.querySelectorAll<HTMLElement>(`${within} :is(button, a)`)].find(({ textContent }) =>
    name.test((textContent ?? '').replace(/\s+/g, ' ').trim()),
  ) as HTMLElement;

/** A press whose answers may still be on their way. */
export async function press(target: Element): Promise<void> {
  await act(async () => (target as HTMLElement).click());
  await settle();
}

/** Advances the fake clock, and draws what comes, until `check` does not throw; throws what it last threw after `limit` ms. */
export async function shownUntil(check: () => void, limit = 15_000): Promise<void> {
  for (let passed = 0; ; passed += 10) {
    try {
      return check();
    } catch (error) {
      if (passed >= limit) throw error;
      await act(() => advance(10));
    }
  }
}

export const PRICES_FAILED = ['Alguns valores não puderam ser carregados.'];

/** @param within a selector */
export const retry = (within?: string) => press(pressable(/^Tentar novamente$/, within));
export const retryPrices = () => retry('.bar');

/** Until every price of the page's car is there or known to be missing. */
export async function priced(): Promise<void> {
  await shownUntil(() => {
    expect($car.get().status).toBe('ready');
    expect(Object.values($car.get().priceStatus)).not.toContain('loading');
    expect($car.get().updatePrice).toBe(false);
  });
  await settle();
}

/** The page's car is this one, and costs what the services say, in the store and in the bar. */
export async function expectCar(wanted: LinkedCar): Promise<void> {
  await priced();
  const { mvs, color, coating, parts, services, total: amount } = $car.get();
  expect({ mvsCode: mvs?.code, year: mvs?.year, color: color?.code, coating: coating?.code }).toEqual({
    mvsCode: wanted.mvsCode,
    year: wanted.year,
    color: wanted.color,
    coating: wanted.coating,
  });
  expect(parts.map(({ code }) => code).sort()).toEqual([...wanted.parts, ...wanted.accessories].sort());
  expect(services.map(({ id }) => id).sort()).toEqual([...wanted.services].sort());
  const cost = await costOf(net, wanted);
  expect(amount).toBe(cost);
  expect(total()).toBe(money(cost));
}
