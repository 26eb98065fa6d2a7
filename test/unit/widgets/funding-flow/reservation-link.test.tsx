// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { updateFlow } from '#widgets/funding-flow/deferred/flow-store';
import { closeFlow, openFlow, show } from '../../lib/funding-flow';
import { settle } from '../../lib/render';

beforeEach(() => {
  openFlow();
});
afterEach(closeFlow);
const back = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('a')].find(
    ({ textContent }) => textContent === 'Voltar à reserva',
  );

it('leads a visitor back to the reservation that is financed, with the saved simulation', async () => {
  history.replaceState(null, '', '?order=res-1');
  await show({ reservationUrl: '/reserva' });
  expect(back()?.href).toMatch(/\/reserva\?order=res-1$/);
  await act(async () => updateFlow({ simulationId: 'sim-1' }));
  await settle();
  expect(back()?.href).toMatch(/\/reserva\?order=res-1&simulation=sim-1$/);
});

it.each([
  ['without an order', '/', '/reserva'],
  ['without an address', '?order=res-1', ''],
  ['with an unsafe address', '?order=res-1', 'javascript:alert(1)'],
])('%s there is no such link', async (_, query, reservationUrl) => {
  history.replaceState(null, '', query);
  await show({ reservationUrl });
  expect(back()).toBeUndefined();
});
