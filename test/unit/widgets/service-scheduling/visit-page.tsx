import { act } from 'react';
import { vi } from 'vitest';
import { clearDealer } from '#features/dealer/dealer-store';
import { knownSingleton } from '#page/core/page-singleton';
import { clearQueryCache } from '#services/http/query-cache';
import ServiceScheduling from '#widgets/service-scheduling/ServiceScheduling';
import { click, leave, render, settle, type } from '../../lib/render';
import { signOut } from '../../lib/requests';

export const DEALER = '135503081';
/** Monday, 23 November 2026. */
export const DAY = '2026-11-23';
export const BOOK = '/appointments/web';
export const SLOTS = '/timeslots';

const PROPS: Parameters<typeof ServiceScheduling>[0] = {
  heading: '',
  dealer: DEALER,
  start: 'form',
  services: '',
  mvs: '',
  revision: undefined,
  plate: '',
  chassis: '',
  comment: '',
  visit: '',
  virtualEvent: '',
  action: 'choose',
  privacyUrl: '',
};
export const show = (more: Partial<typeof PROPS> = {}, language: 'pt-BR' | 'es-AR' = 'pt-BR') =>
  render(<ServiceScheduling {...PROPS} {...more} />, language);

export async function tidy(): Promise<void> {
  await leave();
  signOut();
  clearQueryCache();
  clearDealer();
  // As a reload would: tokens are in memory only.
  (knownSingleton('appointmentTokens') as Map<string, string> | undefined)?.clear();
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}

export const pressDay = async (date: string) => {
  for (let turns = 0; !document.querySelector(`[data-date="${date}"]`) && turns < 4; turns++)
    await click(document.querySelectorAll('.date-turn')[1] as Element);
  await click(document.querySelector(`[data-date="${date}"]`) as Element);
};
export const times = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[name=time]:not(:disabled)')].map(
    ({ value }) => value,
  );
export const pickTime = (time = times()[0]) =>
  click(document.querySelector(`input[name=time][value="${time}"]`) as Element);
export const service = (id: string) =>
  document.querySelector<HTMLInputElement>(`input[name=serviceIds][value=${id}]`) as HTMLInputElement;

/** Fills in the form; returns the chosen time. */
export async function fillVisit(date = DAY): Promise<string> {
  if (!service('SV01').checked) await click(service('SV01'));
  await pressDay(date);
  const [time = ''] = times();
  await pickTime(time);
  await type('#plateNumber', 'ABC1D23');
  await type('#name', 'Ana Nogueira');
  await type('#email', 'ana@correio.example');
  await type('#phone', '(11) 95550-0101');
  return time;
}

/** Lets what was held go, in its order. */
export async function release(held: { go(): void }[]): Promise<void> {
  await act(async () => {
    for (const { go } of held) go();
  });
  await settle();
}
