// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageNotes } from '#element/author/check';
import { pageFacts } from '#element/author/facts';
import { words } from '#element/author/words';
import { cookieJar } from '../lib/cookie-jar';
import { metas } from '../lib/requests';

const at = (url: string) =>
  (globalThis as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(url);
const w = words['pt-BR'];

beforeEach(() => {
  metas();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

it('the author reads where cookies are', () => {
  cookieJar();
  at('https://facts.marca.com.br/');
  expect(pageFacts(w)).toEqual([
    'Os cookies ficam em marca.com.br e valem em todos os endereços desse domínio.',
  ]);
  expect(pageFacts(words['es-AR'])[0]).toContain('quedan en marca.com.br');
  at('http://127.0.0.1/');
  expect(pageFacts(w)[0]).toContain('só em 127.0.0.1');
  at('https://facts-blocked.com.br/');
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'set').mockImplementation(() => {});
  expect(pageFacts(w)[0]).toContain('bloqueia os cookies');
});

it('the author reads that the browser refuses the domain of the page, and which one is used', () => {
  cookieJar();
  at('https://notes.marca.com.br/');
  metas('<meta name="vitrine:cookie-domain" content=".com.br">');
  expect(pageNotes(w).join()).toContain('não aceita este domínio nesta página. Usamos este: .marca.com.br.');
  metas('<meta name="vitrine:cookie-domain" content=".marca.com.br">');
  expect(pageNotes(w)).toEqual([]);
});

it('the author reads the names of what a weak login does not pass on, and no value', () => {
  cookieJar();
  at('https://weak.marca.com.br/?brand=CJDR&loginType=WEAK&partner=7&cpf=12345678909&ana%40x.example.mail=1');
  expect(pageFacts(w)[1]).toMatch(/credencial: cpf, \(\?\)\.$/);
  at('https://weak.marca.com.br/?brand=CJDR&loginType=WEAK&partner=7');
  expect(pageFacts(w)[1]).toContain('toda a consulta do endereço passa adiante');
});
