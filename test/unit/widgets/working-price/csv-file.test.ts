// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveCsv } from '#widgets/working-price/deferred/csv-file';

const saved = vi.hoisted(() => vi.fn());
vi.mock('#page/save-file', () => ({ saveFile: saved }));
afterEach(() => saved.mockClear());

describe('a file of prices', () => {
  it('is saved byte by byte', async () => {
    const file = new Blob(['\ufeffMVS;Ano\r\n'], { type: 'text/csv' });
    expect(await saveCsv(file, 'precos.csv')).toBeUndefined();
    expect(saved).toHaveBeenCalledExactlyOnceWith(file, 'precos.csv');
  });
  it.each([
    ['', 'empty'],
    ['\ufeff \r\n', 'empty'],
    ['\ufeff<!doctype html><p>Manutenção', 'other'],
    ['{"error":"x"}', 'other'],
  ])('is none with the content %j', async (content, why) => {
    expect(await saveCsv(new Blob([content], { type: 'text/csv' }), 'precos.csv')).toBe(why);
    expect(saved).not.toHaveBeenCalled();
  });
});
