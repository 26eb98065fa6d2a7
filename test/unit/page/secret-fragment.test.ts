// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { hasSecret, takeSecret, takeSecrets } from '#page/core/secret-fragment';

const NAMES = [
  'vt-token',
  'vt-error',
  'vt-manage',
  'vt-code',
  'vt-visit',
  'vt-virtual-event',
  'vt-test-drive',
];
const open = (fragment: string) => history.replaceState({ own: 1 }, '', `/entrar?a=1${fragment}`);
afterEach(() => {
  takeSecrets();
  for (const name of NAMES) takeSecret(name);
  history.replaceState(null, '', '/');
});

it.each(NAMES)('%s leaves the address at once, and is given away once', (name) => {
  open(`#${name}=a%2Bb%20c`);
  takeSecrets();
  expect([location.hash, location.search, history.state]).toEqual(['', '?a=1', { own: 1 }]);
  expect([hasSecret(name), takeSecret(name), takeSecret(name), hasSecret(name)]).toEqual([
    true,
    'a+b c',
    null,
    false,
  ]);
});

it('the rest of the fragment stays as it is', () => {
  open('#/rota?x=1&vt-token=s3cret&y=%C3%A7&z');
  takeSecrets();
  expect([location.hash, takeSecret('vt-token')]).toEqual(['#/rota?x=1&y=%C3%A7&z', 's3cret']);
});

it.each(['', '#secao', '#vt-tokens=1', '#my-vt-token=1', '#vt-token', '#vt-offer=1'])(
  '%j is none',
  (fragment) => {
    open(fragment);
    takeSecrets();
    expect(location.hash).toBe(fragment);
    expect(NAMES.filter(hasSecret)).toEqual([]);
  },
);

it('one that comes later, in the same page, is taken with the next look', () => {
  open('#vt-manage=first-token');
  takeSecrets();
  open('#vt-manage=second-token');
  expect([takeSecret('vt-manage'), location.hash]).toEqual(['second-token', '']);
});
