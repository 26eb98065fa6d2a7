// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { $car } from '#features/car/car-store';
import { button, click, settle, text } from '../../lib/render';
import { sandboxPage } from '../../lib/sandbox-fetch';
import { leaveComparator, loadComparator, names, openComparator, prices, show, status } from './shown';

beforeAll(loadComparator);
beforeEach(openComparator);
afterEach(leaveComparator);

it('compares in Spanish, in pesos, and chooses by a long code', async () => {
  const net = sandboxPage({ brand: 'peugeot', country: 'AR', language: 'es-AR' });
  const heard = vi.fn();
  const { element } = await show({ model: '208', maxVersions: 3 }, 'es-AR');
  element.addEventListener('vt-version-selected', (event) => heard((event as CustomEvent).detail));
  await settle(1000);
  expect(text('h2')).toBe('Compará las versiones');
  await click(button('Agregar versión'));
  expect(names()).toEqual(['Active 1.0', 'Allure T200', 'GT T200 Hybrid']);
  expect(prices()[0]).toBe('$ 23.052.000,00');
  const asked = net.sandbox.state.calls.filter(({ call }) => call === 'RPT-09');
  expect(asked.at(-1)?.query).toMatchObject({ country: 'AR', market: 'es-AR' });

  await click(button('Elegir 208 Allure T200'));
  await settle(1000);
  expect(button('Elegida 208 Allure T200')).toBeTruthy();
  expect(status()).toContain('208 Allure T200');
  expect($car.get().mvs?.code).toMatch(/^\w{16}$/);
  expect(heard.mock.calls).toEqual([[{ mvsCode: $car.get().mvs?.code, year: 2026 }]]);
});
