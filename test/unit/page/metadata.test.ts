// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { brand, country, language, metaFlag } from '#page/core/metadata';
import { market } from '#page/market';
import { reportMisplaced } from '#page/misplaced-metadata';
import { isAuthorMode } from '#page/settings/meta-text';
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

describe('tags as CMSs and authors write them', () => {
  const head = (html: string) => {
    document.head.innerHTML = html;
  };
  it.each([
    ['<meta property="vitrine:brand" content="jeep">'],
    ['<meta name="VITRINE:Brand" content="Jeep">'],
    ['<meta name=" vitrine:brand " content=" JEEP\u00A0">'],
    ['<meta name="vitrine:brand" content=“jeep”>'],
    ['<meta name="vitrine:brand" content="&quot;jeep&quot;">'],
    ['<meta name="vitrine:brand" content=""><meta property="vitrine:brand" content="jeep">'],
  ])('%s is read', (html) => {
    head(html);
    expect(brand()).toBe('jeep');
    expect(setting('brand')).toBe('jeep');
    expect(warn).not.toHaveBeenCalled();
  });
  it('a name goes before a property', () => {
    head('<meta property="vitrine:brand" content="ram"><meta name="vitrine:brand" content="jeep">');
    expect(brand()).toBe('jeep');
  });
  it.each([
    ['<meta property="vitrine:brand-x" content="jeep">'],
    ['<meta property="x:vitrine:brand" content="jeep">'],
  ])('%s is another', (html) => {
    head(html);
    expect(brand()).toBeUndefined();
  });
  it('words are those that are meant, for views and for calls', () => {
    metadata({ brand: 'Fiat Abarth', country: 'Brasil', language: 'es_AR', market: 'PT-br', mode: 'Autor' });
    expect([brand(), country(), language(), market(), isAuthorMode()]).toEqual([
      'fiat-abarth',
      'BR',
      'es-AR',
      'pt-BR',
      true,
    ]);
    expect([setting('brand'), setting('country'), setting('language')]).toEqual([
      'fiat-abarth',
      'BR',
      'es-AR',
    ]);
    metadata({ 'lead-report-token': 'Sim', 'cpf-cnpj-in-lead': 'não', 'location-provider': 'gcp' });
    expect([setting('lead-report-token'), setting('cpf-cnpj-in-lead'), setting('location-provider')]).toEqual(
      ['on', 'off', 'GCP'],
    );
    expect([metaFlag('lead-report-token'), metaFlag('cpf-cnpj-in-lead')]).toEqual([true, false]);
    metadata({ 'allowed-hosts': 'a.example; b.example|c.example', consent: 'analytics_storage;ad_storage' });
    expect([setting('allowed-hosts'), setting('consent')].every(Boolean)).toBe(true);
    expect(warn).not.toHaveBeenCalled();
  });
  it.each(['<meta name=“vitrine:brand” content="jeep">', '<meta property=”vitrine:brand” content="jeep">'])(
    '%s is reported, with how to write it',
    (html) => {
      head(html);
      expect(brand()).toBeUndefined();
      reportMisplaced();
      expect(problems).toHaveLength(1);
      expect(problems[0]?.expected).toContain('name="vitrine:brand"');
    },
  );
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
    ['country', 'Uruguay'],
    ['cache-ttl', '4h'],
    ['cache-ttl', '-1'],
    ['cookie-domain', 'https://x'],
    ['session-cookie', 'a b'],
    ['lead-without-cpf', 'talvez'],
    ['cpf-cnpj-in-lead', 'talvez'],
    ['location-provider', 'Google'],
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
  it.each([
    ['api.marca.com.br/dealer', 'https://api.marca.com.br/dealer'],
    ['www.marca.com', 'https://www.marca.com'],
    ['“https://api.example/dealer”', 'https://api.example/dealer'],
    ['/api/dealer', `${location.origin}/api/dealer`],
  ])('takes %j as %j', (content, address) => {
    metadata({ 'service:dealer': content });
    expect(serviceBase('dealer')).toBe(address);
  });
  it('has https on a page with https, which may not call without it', () => {
    vi.stubGlobal('location', {
      protocol: 'https:',
      href: 'https://page.example/',
      origin: 'https://page.example',
    });
    metadata({ 'service:dealer': 'http://api.example/d', 'service:location': 'http://localhost:8080/l' });
    expect([serviceBase('dealer'), serviceBase('location')]).toEqual([
      'https://api.example/d',
      'http://localhost:8080/l',
    ]);
    vi.unstubAllGlobals();
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
