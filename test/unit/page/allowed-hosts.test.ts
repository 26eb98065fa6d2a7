// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { baseAddress } from '#page/address/base-address';
import { reportMisplaced } from '#page/misplaced-metadata';
import { isAllowedHost } from '#page/settings/allowed-hosts';
import { metaText } from '#page/settings/meta-text';
import { serviceBase } from '#page/settings/service-bases';
import { setting } from '#page/settings/settings';

const head = (...tags: [name: string, content: string][]) => {
  document.head.innerHTML = '';
  for (const [name, content] of tags)
    document.head.append(Object.assign(document.createElement('meta'), { name: `vitrine:${name}`, content }));
};

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

describe('the hosts that a page allows', () => {
  it.each([
    ['cdn.example *.brand.example', 'https://cdn.example/v/', true],
    ['cdn.example *.brand.example', 'https://a.b.brand.example/', true],
    ['cdn.example, *.brand.example', 'https://brand.example/', false],
    ['*.brand.example', 'https://evilbrand.example/', false],
    ['cdn.example', 'https://cdn.example.evil/', false],
    ['cdn.example', 'https://cdn.example:8443/', false],
    ['cdn.example:8443', 'https://cdn.example:8443/', true],
    ['CDN.example', 'https://cdn.EXAMPLE/', true],
    ['cdn.example', `${location.origin}/own/`, true],
  ])('%s: %s is %s', (hosts, address, allowed) => {
    head(['allowed-hosts', hosts]);
    expect(isAllowedHost(new URL(address))).toBe(allowed);
  });

  it('are all without a list', () => {
    expect(isAllowedHost(new URL('https://anywhere.example/'))).toBe(true);
  });

  it('limit the services and what receives cards, reports and names', () => {
    head(['services', 'https://evil.example/{service}'], ['card-provider', 'https://evil.example/c']);
    expect(serviceBase('lead-integration')).toBe('https://evil.example/lead-integration');
    head(
      ['allowed-hosts', 'good.example'],
      ['services', 'https://evil.example/{service}'],
      ['service:car', 'https://good.example/car'],
      ['card-frame', 'https://evil.example/frame'],
      ['report', 'https://good.example/report'],
    );
    expect(serviceBase('lead-integration')).toBeUndefined();
    expect(serviceBase('car')).toBe('https://good.example/car');
    expect(setting('card-frame')).toBeUndefined();
    expect(setting('report')).toBe('https://good.example/report');
    expect(console.warn).toHaveBeenCalledWith(
      expect.stringContaining('evil.example is not in vitrine:allowed-hosts'),
    );
  });
});

describe('the page’s content', () => {
  it('has no metadata: they are reported, once by name', () => {
    document.body.innerHTML =
      '<meta name="vitrine:base" content="https://evil.example/"><meta name="vitrine:base" content="x"><p>';
    expect(metaText('base')).toBeUndefined();
    reportMisplaced();
    reportMisplaced();
    const said = vi.mocked(console.warn).mock.calls.filter(([text]) => String(text).includes('vitrine:base'));
    expect(said).toHaveLength(1);
  });

  it('moves no address of code and calls by a base', () => {
    document.body.innerHTML = '<base href="https://evil.example/">';
    expect(baseAddress()).toBe(location.href);
    head(['services', '/api/{service}']);
    expect(serviceBase('car')).toBe(`${location.origin}/api/car`);
    document.head.insertAdjacentHTML('afterbegin', '<base href="https://own.example/site/">');
    expect(serviceBase('car')).toBe('https://own.example/api/car');
  });
});
