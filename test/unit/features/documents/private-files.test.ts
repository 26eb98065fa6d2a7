// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { previewOf } from '#features/documents/preview';
import { smallOnesTogether } from '#features/documents/private-files';
import type { Upload } from '#features/documents/queue';
import { CHUNK_SIZE } from '#services/uploads/chunked';

let count = 0;
function upload(size: number, more: Partial<Upload> = {}): Upload {
  count += 1;
  const file = new File([new Uint8Array(size)], `${count}.pdf`);
  return { id: count, key: `${count}`, type: 'CET', file, state: 'waiting', sent: 0, tried: false, ...more };
}

describe('small files', () => {
  it('of one document go together, up to a chunk', () => {
    const half = upload(CHUNK_SIZE / 2);
    const other = upload(1, { type: 'CCB' });
    const [rest, over] = [upload(CHUNK_SIZE / 2), upload(1)];
    expect(smallOnesTogether([half, other, rest, over])).toEqual([half, rest]);
  });
  it('go alone after a try, and beside a large one', () => {
    const [tried, large, small] = [upload(1, { tried: true }), upload(CHUNK_SIZE + 1), upload(1)];
    expect(smallOnesTogether([tried, small])).toEqual([tried]);
    expect(smallOnesTogether([large, small])).toEqual([large]);
    expect(smallOnesTogether([small, tried, large])).toEqual([small]);
    expect(smallOnesTogether([])).toEqual([]);
  });
});

describe('a preview', () => {
  it.each([
    ['a.pdf', 'text/html', 'application/pdf'],
    ['a.PNG', '', 'image/png'],
    ['a.jpg', 'image/jpeg', 'image/jpeg'],
    ['page', 'text/html', 'application/octet-stream'],
    ['a.svg', 'image/svg+xml', 'application/octet-stream'],
  ])('of %s, which says %s, opens as %s', (name, type, expected) => {
    expect(previewOf(new File(['<script>'], name, { type })).type).toBe(expected);
  });
});
