import { expect, it } from 'vitest';
import { manageLink, tokenInFragment } from '#domain/reservation/manage-link';

const TOKEN = '0f7c1d2e-aaaa-bbbb-cccc-1234567890ab';

it('has the order in the query and its token in the fragment only', () => {
  const link = manageLink('https://brand.example/reserva?lang=pt#topo', 'order', 'res-1', TOKEN);
  expect(link).toBe(`https://brand.example/reserva?lang=pt&order=res-1#vt-manage=${TOKEN}`);
  expect(tokenInFragment(new URL(link).hash)).toEqual({ token: TOKEN, rest: '' });
});

it.each([
  ['', null],
  ['#topo', null],
  [`#vt-manage=${TOKEN}&a=1`, { token: TOKEN, rest: '#a=1' }],
  ['#vt-manage=', { token: '', rest: '' }],
  ['#vt-manage=<script>', { token: '', rest: '' }],
  ['#vt-manage=a%0D%0Ab-cdefghij', { token: '', rest: '' }],
])('reads %j', (fragment, found) => expect(tokenInFragment(fragment)).toEqual(found));
