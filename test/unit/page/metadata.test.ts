// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { brand, country, language, metaFlag } from '#page/core/metadata';
import { market } from '#page/market';
import { problems } from '#page/settings/report-problem';
import { serviceBase } from '#page/settings/service-bases';
import { checkSettings, SETTINGS, setting } from '#page/settings/settings';

/** Writes the page's metadata tags. */
function metadata(tags: Record<string, string>) {
  document.head.innerHTML = '';
  for (const [name, content] of Object.entries(tags)) {
    const tag = document.createElement('meta');
    tag.name = `vitrine:${name}`;
    tag.content = content;
    document.head.append(tag);
  }
}

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => {
  metadata({});
  problems.length = 0;
  warn.mockClear();
});

describe('what the page says of itself', () => {
  it('is read with its spaces trimmed', () => {
    metadata({ brand: ' fiat-abarth ', country: 'AR', language: 'es-AR', market: 'c-BR' });
    expect([brand(), country(), language(), market()]).toEqual(['fiat-abarth', 'AR', 'es-AR', 'c-BR']);
  });
  it('falls back to Portuguese and to the country for its market', () => {
    metadata({ language: 'en-US', country: 'AR' });
    expect([brand(), language(), market()]).toEqual([undefined, 'pt-BR', 'es-AR']);
    metadata({ country: 'BR' });
    expect(market()).toBe('pt-BR');
  });
  it('is read again for tags that come late', () => {
    expect(brand()).toBeUndefined();
    metadata({ brand: 'ram' });
    expect(brand()).toBe('ram');
    expect(setting('brand')).toBe('ram');
    metadata({ brand: 'jeep' });
    expect(setting('brand')).toBe('jeep');
  });
  it.each([
    ['true', true],
    ['on', true],
    ['false', false],
    ['OFF', false],
    ['', false],
  ])('reads the flag %j as %s', (content, expected) => {
    metadata({ 'address-validation': content });
    expect(metaFlag('address-validation')).toBe(expected);
  });
});

describe('settings', () => {
  it('are checked and converted', () => {
    metadata({ 'cache-ttl': '60000', 'lead-without-cpf': 'cities=3106200', 'location-provider': 'GCP' });
    expect(setting('cache-ttl')).toBe(60000);
    expect(setting('lead-without-cpf')).toBe('cities=3106200');
    expect(setting('location-provider')).toBe('GCP');
    metadata({ 'map-tiles': '/tiles/{z}/{y}/{x}', 'map-attribution': '© Mapas' });
    expect(setting('map-tiles')).toBe('/tiles/{z}/{y}/{x}');
    expect(setting('map-attribution')).toBe('© Mapas');
    expect(setting('aws-key')).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
  });
  it.each([
    ['brand', 'ford'],
    ['country', 'br'],
    ['cache-ttl', '4h'],
    ['cache-ttl', '-1'],
    ['cookie-domain', 'https://x'],
    ['session-cookie', 'a b'],
    ['lead-without-cpf', 'talvez'],
    ['cpf-cnpj-in-lead', 'sim'],
    ['location-provider', 'gcp'],
    ['map-tiles', 'http://tiles.example/{z}/{x}/{y}.png'],
    ['map-tiles', '//tiles.example/{z}/{x}/{y}.png'],
    ['map-tiles', '/\\tiles.example/{z}/{x}/{y}.png'],
    ['map-tiles', 'javascript:{z}{x}{y}'],
    ['map-tiles', 'https://tiles.example/{z}/{x}.png'],
  ] as const)('%s = %j is reported once, by name, with what was expected', (name, content) => {
    metadata({ [name]: content });
    expect(setting(name)).toBeUndefined();
    expect(setting(name)).toBeUndefined();
    checkSettings();
    expect(problems).toHaveLength(1);
    expect(problems[0]?.subject).toBe(`<meta name="vitrine:${name}">`);
    expect(problems[0]?.expected).toContain(content);
    expect(problems[0]?.expected).toContain(SETTINGS[name][1]);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe('serviceBase', () => {
  it('prefers the own tag, fills the template, drops the last slash', () => {
    metadata({ services: 'https://api.example/{service}/', 'service:dealer': 'https://dealers.example/x' });
    expect(serviceBase('dealer')).toBe('https://dealers.example/x');
    expect(serviceBase('location')).toBe('https://api.example/location');
  });
  it('is undefined without tags and for addresses that are not http', () => {
    expect(serviceBase('dealer')).toBeUndefined();
    metadata({ services: 'javascript:alert(1)//{service}' });
    expect(serviceBase('dealer')).toBeUndefined();
  });
  it("takes Amazon's from the region, and never from the template", () => {
    metadata({ services: 'https://api.example/{service}' });
    expect(serviceBase('aws-places')).toBeUndefined();
    metadata({ 'aws-region': 'sa-east-1' });
    expect(serviceBase('aws-places')).toBe('https://places.geo.sa-east-1.amazonaws.com');
    metadata({ 'aws-region': 'other.example/' });
    expect(serviceBase('aws-places')).toBeUndefined();
  });
  it('has neither name nor password', () => {
    metadata({ services: 'https://ana:secret@api.example/{service}' });
    expect(serviceBase('dealer')).toBe('https://api.example/dealer');
  });
  it('counts relative addresses from the page', () => {
    metadata({ services: '/api/{service}' });
    expect(serviceBase('dealer')).toBe(new URL('/api/dealer', document.baseURI).href);
  });
});
