import { expect, it } from 'vitest';
import { parseUrl } from '#domain/address/parse-url';

it.each([
  ['https://a.example/b?c#d', undefined, 'https://a.example/b?c#d'],
  ['../b', 'https://a.example/c/d', 'https://a.example/b'],
  ['b', new URL('https://a.example/c/'), 'https://a.example/c/b'],
  ['//b.example', 'https://a.example/', 'https://b.example/'],
])('%s with %s is %s', (text, base, href) => {
  expect(parseUrl(text, base)?.href).toBe(href);
});

it.each([
  ['', undefined],
  ['/a', undefined],
  ['https://', undefined],
  ['https://a b', undefined],
  ['a', 'no address'],
])('%s with %s is none', (text, base) => {
  expect(parseUrl(text, base)).toBeNull();
});
