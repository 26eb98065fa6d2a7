import { expect, it } from 'vitest';
import { outsideAddress } from '#domain/text/outside-address';

it.each([
  ['https://clube.example/entrar?ticket=1', true],
  ['https://sub.clube.com.br:8443/', true],
  ['http://clube.example/', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['//clube.example/', false],
  ['/entrar', false],
  ['https://ana@clube.example/', false],
  ['https://localhost/', false],
  ['https://intranet/', false],
  ['https://printer.local/', false],
  ['https://10.0.0.1/', false],
  ['https://0x7f.1/', false],
  ['https://[::1]/', false],
  ['', false],
])('leads visitors to public https addresses only: %s', (address, navigated) => {
  expect(outsideAddress(address) !== null).toBe(navigated);
});
