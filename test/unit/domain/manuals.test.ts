import { describe, expect, it } from 'vitest';
import { byYear, groupEditions, manualIdOf, manualKey, titleWithoutYear } from '#domain/manuals/editions';
import { excerptAround, hitFinder, searchWords } from '#domain/manuals/hits';
import { manualFileName, manualFileOf } from '#domain/manuals/manual-file';

describe('a manual’s title without its year', () => {
  it.each([
    ['Manual do proprietário Pulse 2027', 'Pulse', 2027, 'Manual do proprietário Pulse'],
    ['Manual Pulse (2027)', 'Pulse', 2027, 'Manual Pulse'],
    ['2027 Pulse', 'Pulse', 2027, 'Pulse'],
    ['Manual 2027 do Pulse', 'Pulse', 2027, 'Manual do Pulse'],
    // The name of a model.
    ['Manual 2008 2008', '2008', 2008, 'Manual 2008'],
    ['Manual del 2008', '2008', 2008, 'Manual del 2008'],
    ['Manual 2008 2027', '2008', 2027, 'Manual 2008'],
    ['Manual T20270', null, 2027, 'Manual T20270'],
    ['2027', null, 2027, '2027'],
    ['Manual', 'Pulse', null, 'Manual'],
  ])('%s', (title, modelName, year, expected) => {
    expect(titleWithoutYear({ title, modelName, year })).toBe(expected);
  });
});

describe('editions', () => {
  const of = (title: string, year: number | null, language = 'pt-BR') => ({
    title,
    year,
    language,
    modelCode: '363',
  });
  it('of one manual form a group, the newest first, in the order of the first of each', () => {
    const guide = of('Guia 2026', 2026);
    const all = [
      of('Manual 2025', 2025),
      guide,
      of('Manual 2027', 2027),
      of('Manual', null),
      of('Guia', null),
    ];
    const [manual, other, ...more] = groupEditions(all);
    expect(more).toEqual([]);
    expect([manual?.title, manual?.editions.map(({ year }) => year)]).toEqual(['Manual', [2027, 2025, null]]);
    expect([other?.title, other?.editions[0]]).toEqual(['Guia', guide]);
  });
  it('without a year are the last', () => {
    expect([{ year: null }, { year: 2025 }, {}, { year: 2027 }].sort(byYear)).toEqual([
      { year: 2027 },
      { year: 2025 },
      { year: null },
      {},
    ]);
  });
  it('of another language or model are of another manual', () => {
    expect(manualKey(of('Manual 2027', 2027))).toBe(manualKey(of('MANUAL 2026', 2026)));
    expect(manualKey(of('Manual', null))).not.toBe(manualKey(of('Manual', null, 'es-AR')));
    expect(manualKey({ title: 'Manual' })).not.toBe(manualKey(of('Manual', null)));
  });
});

it.each([
  ['fiat-363-owner-2027-pt', 'fiat-363-owner-2027-pt'],
  ['../user', null],
  ['a'.repeat(81), null],
  ['', null],
  [null, null],
] as const)('the id of an address: %s', (text, expected) => {
  expect(manualIdOf(text)).toBe(expected);
});

describe('searched words', () => {
  const found = (text: string, typed: string) =>
    hitFinder(text)(searchWords(typed)).map(({ offset, length }) => text.slice(offset, offset + length));

  it('are those of two letters or more, without accents, each once', () => {
    expect(searchWords('  Óleo, óleo e pré-tensão! ')).toEqual(['oleo', 'pre', 'tensao']);
    expect(searchWords(' - ')).toEqual([]);
  });
  it('are found in order, within words, never across two', () => {
    expect(found('Pneus: calibre os pneus. Pneu furado?', 'PNEU calibre')).toEqual([
      'Pneu',
      'calibre',
      'pneu',
      'Pneu',
    ]);
    expect(found('os pneus', 'spn')).toEqual([]);
    expect(found('Neumáticos', 'neumaticos')).toEqual(['Neumáticos']);
    expect(found('Ne\u0301ctar', 'nectar')).toEqual(['Ne\u0301ctar']);
    expect(found('<b>pneus</b>', 'pneus')).toEqual(['pneus']);
  });
});

describe('an excerpt', () => {
  const long = `${'antes '.repeat(40)}pneus ${'depois '.repeat(60)}`.trim();
  const around = (text: string, typed: string) => excerptAround(text, hitFinder(text)(searchWords(typed)));
  it('has the first hit, begins and ends with whole words, and says what it omits', () => {
    const excerpt = around(long, 'pneus');
    expect(excerpt).toMatch(/^… (antes )+pneus (depois ?)+ …$/);
    expect(excerpt.length).toBeLessThan(190);
  });
  it('is the whole of a short text, on one line', () => {
    expect(around('Os pneus.\n\nFrios.', 'pneus')).toBe('Os pneus.  Frios.');
    expect(excerptAround('Sem nada', [])).toBe('Sem nada');
  });
  it('of a text without spaces is cut where it is', () => {
    const text = `${'x'.repeat(100)}pneus${'y'.repeat(300)}`;
    expect(around(text, 'pneus')).toBe(`… ${text.slice(100, 280)} …`);
    const word = `${'a '.repeat(60)}${'b'.repeat(80)}pneus${'c'.repeat(300)}`;
    expect(around(word, 'pneus')).toContain('pneus');
    const late = `aaaa ${'b'.repeat(300)}pneus`;
    expect(around(late, 'pneus')).toContain('pneus');
  });
});

describe('where a manual’s file is', () => {
  const own = 'https://api.example/manual';
  it.each([
    ['https://api.example/manual/files/a%20b.pdf', { path: 'files/a b.pdf' }],
    ['files/a.pdf', { path: 'files/a.pdf' }],
    [' /manual/files/a.pdf ', { path: 'files/a.pdf' }],
    // A signed address has a right of its own.
    [
      'https://api.example/manual/files/a.pdf?sig=1',
      { address: 'https://api.example/manual/files/a.pdf?sig=1' },
    ],
    ['https://api.example/manuals/a.pdf', { address: 'https://api.example/manuals/a.pdf' }],
    ['https://cdn.example.com/a.pdf', { address: 'https://cdn.example.com/a.pdf' }],
    ['//cdn.example.com/a.pdf', { address: 'https://cdn.example.com/a.pdf' }],
    // The same path at another host.
    ['https://cdn.example.com/manual/files/a.pdf', { address: 'https://cdn.example.com/manual/files/a.pdf' }],
  ])('%s', (address, expected) => {
    expect(manualFileOf(address, own)).toEqual(expected);
  });
  it.each([
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://api.example/1',
    'http://cdn.example.com/a.pdf',
    'https://localhost/a.pdf',
    'https://10.0.0.1/a.pdf',
    'https://user:pw@api.example/manual/a.pdf',
    'https://api.example@evil.internal/manual/a.pdf',
    'https://api.example/manual/',
    'https://api.example/manual/%2e%2e%2fuser/self',
    'https://api.example/manual/files//a.pdf',
    'https://api.example/manual/%E0%A4%A',
    'https://',
  ])('nowhere, as it must not be opened: %s', (address) => {
    expect(manualFileOf(address, own)).toBeNull();
  });
  it('is under the service of a machine of one’s own, and nowhere without one', () => {
    expect(manualFileOf('files/a.pdf', 'http://localhost:4100/api/manual')).toEqual({ path: 'files/a.pdf' });
    expect(manualFileOf('files/a.pdf', '')).toBeNull();
  });
});

it.each([
  ['Manual do proprietário Pulse 2027', 'manual-do-proprietario-pulse-2027.pdf'],
  ['../../etc/passwd', 'etc-passwd.pdf'],
  ['\u202Efdp.exe', 'fdp-exe.pdf'],
  ['CON', 'manual-con.pdf'],
  ['手册', 'manual.pdf'],
  ['x'.repeat(200), `${'x'.repeat(80)}.pdf`],
])('the name of a downloaded file: %s', (title, expected) => {
  expect(manualFileName(title)).toBe(expected);
});
