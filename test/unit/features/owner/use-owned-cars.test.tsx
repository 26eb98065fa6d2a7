// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ownedCarName, useOwnedCars } from '#features/owner/use-owned-cars';
import { emit } from '#page/core/events';
import { leave, render, settle, text } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

function View() {
  const { value, failed } = useOwnedCars();
  return (
    <p aria-busy={!value && !failed}>
      {(value ?? []).map(ownedCarName).join(', ')}
      {failed && '!'}
    </p>
  );
}

let net: SandboxPage;
const owns = (...names: string[]) => {
  net.faults['/v1/owned'] = {
    status: 200,
    body: names.map((nickname) => ({ id: nickname, userId: 'ana', mvsCode: '1234567', nickname })),
  };
};
const change = async (list: string) => {
  await act(async () => void emit(document.body, 'vt-garage-changed', { list, change: 'added' }));
  await settle();
};

beforeEach(() => {
  net = sandboxPage({ brand: 'jeep', country: 'BR' });
  Cookies.set('vitrine_session', 'ana', { path: '/' });
});
afterEach(async () => {
  await leave();
  signOut();
  await act(async () => void document.dispatchEvent(new Event('vt-session-ended', { bubbles: true })));
  vi.unstubAllGlobals();
});

it('has the owned cars as they are after vt-garage has changed them, and those known meanwhile', async () => {
  owns('Argo');
  await render(<View />);
  expect(text('p')).toBe('Argo');
  owns('Argo', 'Toro');
  await change('visited');
  expect(text('p')).toBe('Argo');
  await change('owned');
  expect(text('p')).toBe('Argo, Toro');
  net.faults['/v1/owned'] = 403;
  await change('owned');
  expect(text('p')).toBe('Argo, Toro!');
});
