// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeManageToken } from '#features/orders/guest/guest-identity';
import { takeToken } from '#features/scheduling/appointment-link';
import { isThisPage, pageAddress } from '#page/address/page-address';
import { writeAddress } from '#page/address/write-address';
import { takeCode } from '#widgets/password/take-code';

const at = (url: string) =>
  (globalThis as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(url);
const ORIGIN = 'https://marca.example';

beforeEach(() => at(`${ORIGIN}/`));
afterEach(() => {
  document.head.replaceChildren();
  vi.restoreAllMocks();
});

describe('the address of this page', () => {
  it('keeps what chooses the page, and nothing of the visit', () => {
    at('https://ana:secret@marca.example:8443/site/?page_id=42&utm_source=x&order=9#vt-manage=t');
    expect(pageAddress().href).toBe('https://marca.example:8443/site/?page_id=42');
  });

  it.each([
    [`${ORIGIN}/?carro=argo`, '/?carro=argo'],
    ['https://elsewhere.example/?carro=argo', '/'],
    ['http://[', '/'],
  ])('with the canonical address %s is %s', (href, path) => {
    document.head.innerHTML = `<link rel="canonical" href="${href}">`;
    at(`${ORIGIN}/?carro=argo&cor=azul`);
    expect(pageAddress().href).toBe(ORIGIN + path);
  });

  it('keeps what the author names', () => {
    document.head.innerHTML = '<meta name="vitrine:page-parameters" content="carro, secao">';
    at(`${ORIGIN}/?secao=2&carro=argo&cor=azul`);
    expect(pageAddress().search).toBe('?secao=2&carro=argo');
  });
});

describe('whether an address is of this page', () => {
  it.each([
    ['/?page_id=42', true],
    ['/?offer=1&page_id=42#x', true],
    ['/?page_id=43', false],
    ['/', false],
    ['/a?page_id=42', false],
    ['https://elsewhere.example/?page_id=42', false],
  ])('%s: %s', (address, is) => {
    at(`${ORIGIN}/?page_id=42&utm_source=x`);
    expect(isThisPage(new URL(address, ORIGIN))).toBe(is);
  });

  it('the order of the parameters does not count', () => {
    at(`${ORIGIN}/?option=com_a&Itemid=1`);
    expect(isThisPage(new URL(`${ORIGIN}/?Itemid=1&option=com_a`))).toBe(true);
  });
});

describe('writing the address', () => {
  it.each(['push', 'replace'] as const)('%s gives absolute text and keeps the state of the page', (how) => {
    document.head.innerHTML = '<base href="https://cdn.example/">';
    const write = vi.spyOn(history, `${how}State`).mockImplementation(() => {});
    writeAddress(`${ORIGIN}/?a=1`, how);
    expect(write).toHaveBeenCalledWith(history.state, '', `${ORIGIN}/?a=1`);
    writeAddress('?b=2', how);
    expect(write).toHaveBeenLastCalledWith(history.state, '', `${ORIGIN}/?b=2`);
  });

  it('goes on where the browser or a router refuses', () => {
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    expect(() => writeAddress(`${ORIGIN}/?a=1`)).not.toThrow();
  });

  it.each([
    ['a code of an e-mail', '#vt-code=abcd-1234', takeCode],
    ['the token of an order', `#vt-manage=${'a'.repeat(32)}`, takeManageToken],
    ['the token of a visit', `#vt-visit=${'a'.repeat(32)}`, () => takeToken('visit', '1')],
  ])('%s leaves the address under the base of a CDN', (_, fragment, take) => {
    document.head.innerHTML = '<base href="https://cdn.example/">';
    at(`${ORIGIN}/entrar?page_id=42${fragment}`);
    const write = vi.spyOn(history, 'replaceState').mockImplementation(() => {});
    expect(take()).toBeTruthy();
    expect(write).toHaveBeenCalledWith(history.state, '', `${ORIGIN}/entrar?page_id=42`);
  });
});
