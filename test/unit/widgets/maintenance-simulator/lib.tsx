import { vi } from 'vitest';
import { clearQueryCache } from '#services/http/query-cache';
import { Simulator } from '#widgets/maintenance-simulator/deferred/Simulator';
import '#widgets/maintenance-simulator/deferred/form/OwnedCars';
import MaintenanceSimulator from '#widgets/maintenance-simulator/MaintenanceSimulator';
import { clearLocation } from '../../lib/clear-location';
import { leave, render, settle, submit, type } from '../../lib/render';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

export const PROPS = {
  heading: '',
  model: '',
  mvs: '',
  state: '',
  hideBooking: false,
  brandUrl: '',
  bookingUrl: '',
  privacyUrl: '',
};
/** Argo Drive 1.0 of the sandbox. */
export const ARGO = '358AF11';

export function openPage(tags: Record<string, string> = {}): SandboxPage {
  if (!Simulator) throw new Error('no view');
  clearQueryCache();
  const net = sandboxPage({ brand: 'fiat', country: 'BR', ...tags });
  vi.setSystemTime(net.sandbox.world.now());
  return net;
}
export async function closePage(): Promise<void> {
  await leave();
  clearLocation();
  clearQueryCache();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
}
export const show = (more: Partial<typeof PROPS> = {}, language: 'pt-BR' | 'es-AR' = 'pt-BR') =>
  render(<MaintenanceSimulator {...PROPS} {...more} />, language);

/** Paths of the service's calls for the next revision and for a plan. */
export const SUGGESTION = '/v1/maintenance/suggestion';
export const PLAN = '/v2/maintenance/';

export const booking = () => document.querySelector('vt-service-scheduling');
export const field = (name: string) => document.querySelector<HTMLInputElement>(`#${name}`)?.value;

/** Fills in the usage of a car that is chosen, and shows its plan. */
export async function simulate(mileage = '17300', months = '14'): Promise<void> {
  await type('#mileage', mileage);
  await type('#months', months);
  await submit();
  await settle();
}
