import { describe, expect, it } from 'vitest';
import { type Embed, servicesOf } from '#demo-pages/embed/choices/embed';
import { allWidgets } from '#demo-pages/embed/choices/manifest';
import { integratorChecks } from '#demo-pages/embed/code/integrator-checks';
import { askedServices, openAddresses, policyLines, serviceSources } from '#demo-pages/embed/code/policy';
import { basesOf, policyNeeds } from '#scripts/generate/policy-needs.mjs';
import { SERVICE_NAMES } from '#services/service-names';

const page = (
  tags: string[],
  metadata: Record<string, string> = {},
  script = 'https://cdn.example/v/vitrine.js',
): Embed => ({
  brand: 'fiat',
  country: 'BR',
  language: 'pt-BR',
  metadata: { services: 'https://api.fiat.example/{service}', ...metadata },
  script,
  hints: [],
  widgets: tags.map((tag) => ({ tag, args: {} })),
});
const TAGS = allWidgets().map(({ tagName }) => tagName);

describe('the sources of services', () => {
  it('are in the template', () => {
    expect(serviceSources('https://api.example/{service}', ['car', 'price'])).toEqual([
      'https://api.example',
    ]);
    expect(serviceSources('https://{service}.api.example/v1', ['car', 'price'])).toEqual([
      'https://car.api.example',
      'https://price.api.example',
    ]);
    expect(serviceSources('/api/{service}', ['car'])).toEqual(["'self'"]);
    expect(serviceSources('', ['car'])).toEqual([]);
    expect(serviceSources('https://api.example/{service}', [])).toEqual([]);
  });

  it('are those of all calls that a widget may make, also of tags within it', () => {
    expect(askedServices(['vt-car-rating'])).toEqual(['evaluate']);
    expect(askedServices(['vt-qr-code', 'vt-go-back'])).toEqual([]);
    // The recall's widget books a workshop by another tag.
    expect(askedServices(['vt-recall-search'])).toEqual(
      expect.arrayContaining(['recall', 'dealer-scheduler']),
    );
    for (const tag of TAGS)
      expect([
        tag,
        servicesOf([tag]).filter((each) => !askedServices([tag]).includes(each) && each !== 'assets'),
      ]).toEqual([tag, []]);
    expect(
      askedServices(TAGS).filter((each) => !(SERVICE_NAMES as readonly string[]).includes(each)),
    ).toEqual([]);
  });

  it('are not those of other widgets', () => {
    const metadata = { services: 'https://{service}.example' };
    const policy = policyLines(page(['vt-car-rating'], metadata));
    expect(policy).toContain('connect-src https://evaluate.example;');
    expect(policyLines(page(['vt-car-rating'], { ...metadata, 'service:evaluate': '/evaluate' }))).toContain(
      "connect-src 'self';",
    );
  });
});

describe('a policy', () => {
  it('has only the directives that the page needs', () => {
    expect(policyLines(page(['vt-lead-form']), "'sha256-x'")).toBe(
      [
        'script-src https://cdn.example;',
        'connect-src https://api.fiat.example;',
        "style-src 'sha256-x';",
      ].join('\n'),
    );
    expect(policyLines(page(['vt-go-back']))).toBe('script-src https://cdn.example;');
    expect(policyLines(page(['vt-qr-code'], {}, '/v/vitrine.js'))).toBe(
      "script-src 'self';\nstyle-src 'nonce-VALOR';",
    );
  });

  it.each([
    ['vt-car-image', {}, 'img-src https://api.fiat.example;'],
    [
      'vt-dealer-finder',
      { 'map-tiles': 'https://tiles.example/{z}/{x}/{y}.png' },
      'img-src https://tiles.example;',
    ],
    ['vt-card-wallet', { 'card-frame': 'https://cards.example/frame' }, 'frame-src https://cards.example;'],
    [
      'vt-card-wallet',
      { 'card-provider': 'https://cards.example/keep' },
      'connect-src https://api.fiat.example https://cards.example;',
    ],
    ['vt-manuals', {}, 'frame-src blob:;'],
    ['vt-barcode-scanner', {}, 'worker-src blob:;'],
    [
      'vt-security-photo',
      { 'face-detector': 'https://faces.example/' },
      "script-src https://cdn.example 'wasm-unsafe-eval';",
    ],
    // The library's WebAssembly, and the page's model.
    [
      'vt-security-photo',
      { 'face-detector': 'https://faces.example/' },
      'connect-src https://api.fiat.example https://faces.example https://cdn.example;',
    ],
    [
      'vt-location-selector',
      { 'location-provider': 'AWS', 'aws-region': 'sa-east-1' },
      'connect-src https://api.fiat.example https://places.geo.sa-east-1.amazonaws.com https://routes.geo.sa-east-1.amazonaws.com;',
    ],
  ])('%s with %j needs %s', (tag, metadata, line) => {
    expect(policyLines(page([tag], metadata)).split('\n')).toContain(line);
    // A widget that needs none of it is allowed none of it.
    expect(policyLines(page(['vt-go-back'], metadata))).toBe('script-src https://cdn.example;');
  });

  it('allows the receiver of reports, whatever the widgets are', () => {
    expect(policyLines(page(['vt-go-back'], { report: 'https://watch.example/v' }))).toBe(
      'script-src https://cdn.example;\nconnect-src https://watch.example;',
    );
    expect(policyLines(page(['vt-go-back'], { report: '/reports' }))).toContain("connect-src 'self';");
  });

  it('has a worker of the page where the script is its own', () => {
    expect(policyLines(page(['vt-barcode-scanner'], {}, '/v/vitrine.js'))).toContain("worker-src 'self';");
  });

  it('is the union of its widgets’, each source once', () => {
    const policy = policyLines(page(['vt-barcode-scanner', 'vt-manuals', 'vt-car-rating', 'vt-car-image']));
    expect(policy.match(/https:\/\/api\.fiat\.example/g)).toHaveLength(2);
    expect(policy).toMatch(/frame-src blob:;[\s\S]*worker-src blob:;/);
  });

  it('names the metadata that would need more, once the page has it', () => {
    expect(openAddresses(page(['vt-card-wallet']))).toEqual(['card-frame', 'card-provider']);
    expect(openAddresses(page(['vt-card-wallet'], { 'card-frame': 'https://a.example' }))).toEqual([
      'card-provider',
    ]);
    const [csp] = integratorChecks(page(['vt-dealer-finder']), 'pt-BR');
    expect(csp?.texts.join()).toContain('map-tiles (img-src)');
  });
});

describe('what the files of a widget need', () => {
  it('is read from calls, and from functions that make addresses', () => {
    const text = `const BASE = 'dealer';
export const listA = GET('DLR-01', BASE, '/a');
export const listB = POST(
  'DLR-02',
  'price', '/b');
export function pictureOf(path: string) {
  return serviceBase(BASE) + path;
}
`;
    expect(Object.fromEntries(basesOf(text))).toEqual({
      listA: 'dealer',
      listB: 'price',
      pictureOf: 'dealer',
    });
  });

  it('follows values to the call, and tags to their widget', () => {
    const texts: Record<string, string> = {
      'src/services/a.ts':
        "const BASE = 'a';\nexport const getA = GET('AAA-01', BASE, '/');\nexport const getB = GET('AAA-02', 'b', '/');\n",
      'widgets/x/element.ts': "createElement('vt-y')",
      'widgets/y/element.ts': '',
      'widgets/y/deferred.ts': 'getA()',
      'widgets/z/element.ts': '<vt-x /> <vt-unknown />',
    };
    const graph = new Map([
      ['src/services/a.ts', new Set<string>()],
      ['widgets/x/element.ts', new Set<string>()],
      ['widgets/y/element.ts', new Set(['widgets/y/deferred.ts'])],
      ['widgets/y/deferred.ts', new Set(['src/services/a.ts'])],
      ['widgets/z/element.ts', new Set(['src/features/card/frame/CardFrame.tsx'])],
      ['src/features/card/frame/CardFrame.tsx', new Set<string>()],
    ]);
    expect(policyNeeds(graph, (path) => texts[path] ?? '')).toEqual({
      'vt-x': { services: ['a'], uses: [] },
      'vt-y': { services: ['a'], uses: [] },
      'vt-z': { services: ['a'], uses: ['card-frame'] },
    });
  });
});
