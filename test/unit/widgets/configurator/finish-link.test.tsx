// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { $car } from '#features/car/car-store';
import {
  at,
  LINK,
  net,
  press,
  pressable,
  priced,
  setUpConfigurator,
  showConfigurator,
  shownUntil,
} from '../../lib/configurator';
import { settle } from '../../lib/render';

setUpConfigurator();

const link = () => pressable(/^Quero este carro$/) as HTMLAnchorElement;
/** Presses of links that the page would follow. */
const followed: string[] = [];
const follow = (event: MouseEvent) => {
  if (!event.defaultPrevented) followed.push((event.target as HTMLAnchorElement).href);
  event.preventDefault();
};
afterEach(() => {
  followed.length = 0;
  removeEventListener('click', follow);
});

/** The configurator at its last step, while the services hold the car back. */
async function showLoading(finishUrl: string) {
  addEventListener('click', follow);
  net.hold = '/car/web';
  await showConfigurator(at('resume'), { finishUrl });
  await shownUntil(() => expect(net.held).toHaveLength(1));
  await shownUntil(() => expect(link()).toBeTruthy());
  expect($car.get().isReady).toBe(false);
}

async function letCarCome() {
  net.hold = '';
  for (const { go } of net.held) go();
  await priced();
}

it('the link to a place in this page has its address while the car loads', async () => {
  await showLoading('#contato');
  expect(link().href).toMatch(/#contato$/);
  await press(link());
  expect(followed).toEqual([link().href]);
  await letCarCome();
  expect(followed).toHaveLength(1);
});

it('a press of the link to another page waits for the car, and goes on once, with it', async () => {
  await showLoading('https://pedido.example/proposta');
  // Opened in another tab it is that page, without a car.
  expect(link().href).toBe('https://pedido.example/proposta');
  await press(link());
  await press(link());
  expect(followed).toEqual([]);
  expect(link().getAttribute('aria-busy')).toBe('true');
  await letCarCome();
  await settle();
  expect(followed).toEqual([`https://pedido.example/proposta?vt-car=${LINK.replace('PCO', 'PCO.SEN.ARD')}`]);
  expect(link().getAttribute('aria-busy')).toBeNull();
});

it('goes nowhere by itself where nobody pressed it', async () => {
  await showLoading('https://pedido.example/proposta');
  await letCarCome();
  expect(link().href).toContain('vt-car=');
  expect(followed).toEqual([]);
});
