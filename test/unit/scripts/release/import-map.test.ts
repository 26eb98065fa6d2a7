import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { importMapOf, importMapTag } from '#scripts/release/import-map.mjs';

const file = (integrity: string, later: string[] = []) => ({ integrity, later });
const files = {
  'vitrine.js': file('sha384-a', ['chunks/runtime-1.js']),
  'chunks/runtime-1.js': file('sha384-b'),
  'chunks/shared-1.js': file('sha384-c'),
  'widgets/form.js': file('sha384-d', ['chunks/late-1.js']),
  'chunks/late-1.js': file('sha384-e'),
  'vision/1.0.0/loader.js': file('sha384-f'),
};

it('S8 has every module, and the address of a second try of what is imported late', () => {
  expect(importMapOf(files, 'https://cdn.example/v/')).toEqual({
    integrity: {
      'https://cdn.example/v/vitrine.js': 'sha384-a',
      'https://cdn.example/v/chunks/runtime-1.js': 'sha384-b',
      'https://cdn.example/v/chunks/runtime-1.js?retry': 'sha384-b',
      'https://cdn.example/v/chunks/shared-1.js': 'sha384-c',
      'https://cdn.example/v/widgets/form.js': 'sha384-d',
      'https://cdn.example/v/widgets/form.js?retry': 'sha384-d',
      'https://cdn.example/v/chunks/late-1.js': 'sha384-e',
      'https://cdn.example/v/chunks/late-1.js?retry': 'sha384-e',
      'https://cdn.example/v/vision/1.0.0/loader.js': 'sha384-f',
      'https://cdn.example/v/vision/1.0.0/loader.js?retry': 'sha384-f',
    },
  });
});

it('is allowed by the hash of its text', () => {
  const { tag, source } = importMapTag(files, '/v/');
  const [, text = ''] = /^<script type="importmap">(.*)<\/script>$/.exec(tag) ?? [];
  expect(JSON.parse(text)).toEqual(importMapOf(files, '/v/'));
  expect(source).toBe(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
});
