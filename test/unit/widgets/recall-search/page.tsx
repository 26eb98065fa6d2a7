import { act } from 'react';
import { vi } from 'vitest';
import { deferredParts } from '#widgets/recall-search/deferred';
import { lists } from '#widgets/recall-search/deferred-lists';
import RecallSearch from '#widgets/recall-search/RecallSearch';
import { leave, render, submit, type } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

/** A page of Fiat in Brazil, unless it names others. */
export function openPage(tags: Record<string, string> = {}): SandboxPage {
  // Their first import is slow.
  if (!deferredParts.Result || !lists.OwnedCars) throw new Error('no views');
  const net = sandboxPage({ brand: 'fiat', country: 'BR', ...tags });
  vi.setSystemTime(net.sandbox.world.now());
  return net;
}

export async function closePage(): Promise<void> {
  await leave();
  await act(async () => {
    document.dispatchEvent(new Event('vt-session-ended', { bubbles: true }));
  });
  signOut();
  localStorage.clear();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
}

export const show = (campaign = '', language?: 'es-AR') =>
  render(
    <RecallSearch heading="" campaign={campaign} brandUrl="/marcas/{brand}/" privacyUrl="/privacidade" />,
    language,
  );

export async function searchFor(vehicle: string, language?: 'es-AR') {
  const shown = await show('', language);
  await type('#vehicle', vehicle);
  await submit();
  return shown;
}

export const field = () => document.querySelector<HTMLInputElement>('#vehicle');
/** The calls that arrived with this id. */
export const callsOf = (net: SandboxPage, id: string) =>
  net.sandbox.state.calls.filter(({ call }) => call === id);
