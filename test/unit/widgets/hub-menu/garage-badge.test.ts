// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emit } from '#page/core/events';
import { followMainCar } from '#widgets/hub-menu/garage-badge';
import { eventually } from '../../lib/eventually';
import { json, metas, signOut } from '../../lib/requests';
import { stubFetch } from '../../lib/stub-fetch';

const signIn = (token: string) => Cookies.set('vitrine_session', token, { path: '/' });
const returnToPage = () => dispatchEvent(new Event('focus'));
const car = (fields: object) => json({ id: 'c', userId: 'u', mvsCode: '1234567', ...fields });
let stop = () => {};

beforeEach(() => {
  metas();
  signOut();
});
afterEach(() => {
  signOut();
  returnToPage();
  stop();
  vi.unstubAllGlobals();
});

it('shows the main car of who is signed in, by its nickname or model', async () => {
  const fetch = vi.fn(async () => car({ nickname: 'Vermelhinho', modelName: 'Argo' }));
  stubFetch(fetch);
  const show = vi.fn();
  stop = followMainCar(show);
  expect(show.mock.calls).toEqual([['']]);
  expect(fetch).not.toHaveBeenCalled();
  signIn('ana');
  returnToPage();
  await eventually(() => expect(show).toHaveBeenLastCalledWith('Vermelhinho'));
  stubFetch(async () => car({ modelName: 'Toro' }));
  signIn('bruno');
  returnToPage();
  await eventually(() => expect(show).toHaveBeenLastCalledWith('Toro'));
  signOut();
  returnToPage();
  expect(show).toHaveBeenLastCalledWith('');
});

it.each([
  ['an empty garage', () => json(null)],
  ['a garage that fails', () => json({}, 403)],
  ['another shape', () => json({ cars: [] })],
])('%s has no name', async (_name, answer) => {
  signIn('ana');
  const fetch = vi.fn(async () => answer());
  stubFetch(fetch);
  const show = vi.fn();
  stop = followMainCar(show);
  await eventually(() => expect(show).toHaveBeenCalledTimes(1));
  expect(show.mock.calls).toEqual([['']]);
});

it('drops the car of an earlier account that comes late', async () => {
  const waiting: ((response: Response) => void)[] = [];
  stubFetch(() => new Promise<Response>((go) => waiting.push(go)));
  signIn('ana');
  const show = vi.fn();
  stop = followMainCar(show);
  await eventually(() => expect(waiting).toHaveLength(1));
  signIn('bruno');
  returnToPage();
  await eventually(() => expect(waiting).toHaveLength(2));
  waiting[1]?.(car({ modelName: 'Toro' }));
  await eventually(() => expect(show).toHaveBeenLastCalledWith('Toro'));
  waiting[0]?.(car({ modelName: 'Argo' }));
  await new Promise((go) => setImmediate(go));
  expect(show).toHaveBeenLastCalledWith('Toro');
});

it('has the name of another main car once vt-garage has changed the owned cars', async () => {
  signIn('ana');
  let name = 'Argo';
  const fetch = vi.fn(async () => car({ modelName: name }));
  stubFetch(fetch);
  const show = vi.fn();
  stop = followMainCar(show);
  await eventually(() => expect(show).toHaveBeenLastCalledWith('Argo'));
  name = 'Toro';
  const change = (list: string) =>
    emit(document.body.appendChild(document.createElement('div')), 'vt-garage-changed', {
      list,
      change: 'main',
    });
  change('wanted');
  expect(fetch).toHaveBeenCalledTimes(1);
  change('owned');
  await eventually(() => expect(show).toHaveBeenLastCalledWith('Toro'));
});
