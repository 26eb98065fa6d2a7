import { expect, it } from 'vitest';
import { manageLink, manageToken } from '#domain/reservation/manage-link';

const TOKEN = '0f7c1d2e-aaaa-bbbb-cccc-1234567890ab';

it('has the order in the query and its token in the fragment only', () => {
  const link = manageLink('https://brand.example/reserva?lang=pt#topo', 'order', 'res-1', TOKEN);
  expect(link).toBe(`https://brand.example/reserva?lang=pt&order=res-1#vt-manage=${TOKEN}`);
});

it.each([
  [TOKEN, TOKEN],
  ['', ''],
  ['<script>', ''],
  ['a\r\nb-cdefghij', ''],
])('reads %j', (text, token) => expect(manageToken(text)).toBe(token));
