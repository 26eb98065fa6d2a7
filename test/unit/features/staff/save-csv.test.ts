// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveCsv } from '#features/staff/save-csv';

const saved = vi.hoisted(() => vi.fn());
vi.mock('#page/save-file', () => ({ saveFile: saved }));
afterEach(() => saved.mockClear());

describe('a file of prices', () => {
  it('is saved byte by byte', async () => {
    const file = new Blob(['\ufeffMVS;Ano\r\n'], { type: 'text/csv' });
    expect(await saveCsv(file, 'precos.csv')).toBeUndefined();
    expect(saved).toHaveBeenCalledExactlyOnceWith(file, 'precos.csv');
  });
  it('is none without content, or with that of a page', async () => {
    const said = [];
    for (const content of ['', '\ufeff \r\n', '\ufeff<!doctype html><p>Manutenção', '{"error":"x"}'])
      said.push(await saveCsv(new Blob([content], { type: 'text/csv' }), 'precos.csv'));
    expect(said).toEqual(['empty', 'empty', 'other', 'other']);
    expect(saved).not.toHaveBeenCalled();
  });
});
