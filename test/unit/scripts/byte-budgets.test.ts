import { describe, expect, it } from 'vitest';
import {
  chunkName,
  exceeded,
  filesBeside,
  ownBytes,
  sharedChunks,
  tightened,
  unused,
  withNumbers,
} from '#scripts/lib/byte-budgets.mjs';

const file = (brotli: number) => ({ brotli });

/** Two widgets that share a chunk until they are usable, and two chunks of one name afterwards. */
const manifest = {
  files: {
    'vitrine.js': file(1800),
    'chunks/runtime-AAAAAAA.js': file(9000),
    'chunks/copied-AAAAAAA.js': file(30),
    'chunks/copied-BBBBBB_.js': file(40),
    'chunks/deferred-AAAAAAA.js': file(500),
    'widgets/lead-form.js': file(700),
    'widgets/orders.js': file(600),
    'chunks/rare-AAAAAAA.js': file(99),
  },
  widgets: {
    'vt-lead-form': {
      usable: ['vitrine.js', 'widgets/lead-form.js', 'chunks/runtime-AAAAAAA.js'],
      used: [
        'vitrine.js',
        'widgets/lead-form.js',
        'chunks/runtime-AAAAAAA.js',
        'chunks/copied-AAAAAAA.js',
        'chunks/copied-BBBBBB_.js',
      ],
    },
    'vt-orders': {
      usable: ['vitrine.js', 'widgets/orders.js', 'chunks/runtime-AAAAAAA.js'],
      used: [
        'vitrine.js',
        'widgets/orders.js',
        'chunks/runtime-AAAAAAA.js',
        'chunks/deferred-AAAAAAA.js',
        'chunks/copied-AAAAAAA.js',
        'chunks/copied-BBBBBB_.js',
      ],
    },
  },
};

describe('what a budget is for', () => {
  it('a chunk is named without its hash', () => {
    expect(chunkName('chunks/status-labels.es-AR-a_b-c1D.js')).toBe('status-labels.es-AR');
    expect(chunkName('widgets/orders.js')).toBe('widgets/orders.js');
  });

  it('a chunk of two widgets has one, those of one name together, and the loader has another', () => {
    expect(sharedChunks(manifest)).toEqual({ copied: 70, runtime: 9000 });
  });

  it('a widget has one for its own file and for the chunks that no other loads', () => {
    expect(ownBytes(manifest)).toEqual({
      'vt-lead-form': { usable: 700, used: 700 },
      'vt-orders': { usable: 600, used: 1100 },
    });
  });

  it('each loaded file but the loader counts once', () => {
    const own = Object.values(ownBytes(manifest)).map(({ used }) => used);
    const all = [...own, ...Object.values(sharedChunks(manifest))].reduce((sum, bytes) => sum + bytes, 0);
    expect(all).toBe(700 + 1100 + 70 + 9000);
  });

  it('beside another form a widget adds what that one has not loaded', () => {
    expect(filesBeside(manifest, 'vt-orders')).toEqual(['widgets/orders.js', 'chunks/deferred-AAAAAAA.js']);
    expect(filesBeside(manifest, 'vt-lead-form')).toEqual(manifest.widgets['vt-lead-form'].used);
  });
});

describe('the room of a budget', () => {
  it.each([
    [0, 50],
    [132, 190],
    [949, 1000],
    [951, 1050],
    [5000, 5150],
    [100_000, 103_000],
  ])('of %i bytes is three percent, and no fewer than new hashes change: %i', (bytes, budget) => {
    expect(tightened(bytes)).toBe(budget);
    expect(tightened(bytes, budget)).toBe(budget);
  });

  it('stays between three and six percent, so that few files change', () => {
    expect(tightened(10_000, 10_299)).toBe(10_300);
    expect(tightened(10_000, 10_300)).toBe(10_300);
    expect(tightened(10_000, 10_600)).toBe(10_600);
    expect(tightened(10_000, 10_601)).toBe(10_300);
  });

  it('is never less than three percent, nor does setting it twice change it', () => {
    for (let bytes = 1; bytes < 20_000; bytes += 7) {
      const budget = tightened(bytes);
      expect(budget).toBeGreaterThanOrEqual(bytes * 1.03);
      expect(tightened(bytes, budget)).toBe(budget);
    }
  });
});

describe('what is wrong', () => {
  it('with bytes', () => {
    expect(exceeded('chunk data', 100, 100)).toEqual([]);
    expect(exceeded('chunk data', 101, 100)).toEqual([
      'chunk data: 101 bytes, of 100; npm run sizes -- --tighten accepts them',
    ]);
    expect(exceeded('chunk data', 1, undefined)).toEqual([
      'chunk data has no budget in bytes: npm run sizes -- --tighten writes it',
    ]);
  });

  it('with an entry whose chunk is gone', () => {
    expect(unused({ data: 1 }, { data: 2, gone: 3 })).toEqual(['gone']);
  });
});

describe('the text of a budget.json', () => {
  const text = `{
  "size": "small",
  "usable": {
    "own": 700,
    "requests": 3
  },
  "used": {
    "own": 900,
    "requests": 5,
    "sources": ["widgets/a/deferred.ts"]
  }
}
`;

  it('keeps all but the numbers', () => {
    expect(withNumbers(text, { usable: { own: 1 }, used: { own: 2, requests: 6 } })).toBe(
      text.replace('700', '1').replace('900', '2').replace('5,', '6,'),
    );
  });

  it('has to have them', () => {
    expect(() => withNumbers(text, { beside: { requests: 2 } })).toThrow('no number "requests" in "beside"');
    expect(() => withNumbers(text, { usable: { bytes: 2 } })).toThrow('no number "bytes" in "usable"');
  });
});
