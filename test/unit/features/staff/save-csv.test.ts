// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveCsv } from '#features/staff/save-csv';

const saved = vi.hoisted(() => vi.fn());
vi.mock('#ui/save-file', () => ({ saveFile: saved }));
afterEach(() => saved.mockClear());

/** Saves a file of these parts and returns its bytes as text, the mark included. */
async function written(...parts: BlobPart[]): Promise<string> {
  expect(await saveCsv(new Blob(parts, { type: 'text/csv' }), 'precos.csv')).toBeUndefined();
  expect(saved).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), 'precos.csv');
  const [file] = saved.mock.calls[0] as [Blob];
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
}

describe('a list of a service', () => {
  it('is read and written anew, with its mark, semicolons and CRLF', async () => {
    expect(await written('MVS,Ano,"Preço, à vista"\n1,2026,-5')).toBe(
      '\ufeffMVS;Ano;Preço, à vista\r\n1;2026;-5\r\n',
    );
  });
  it('runs no formula in the spreadsheet of staff', async () => {
    const text = await written(
      'Nome;Nota\r\n"=HYPERLINK(""https://x.example"";""Ver"")";@SUM(1)\r\n"+55 11";\'=1',
    );
    expect(text).toBe(
      `\ufeffNome;Nota\r\n"'=HYPERLINK(""https://x.example"";""Ver"")";'@SUM(1)\r\n'+55 11;'=1\r\n`,
    );
  });
  it('is read as Latin-1 where it is no UTF-8', async () => {
    expect(await written('Nome;Cidade\n', Uint8Array.of(0x4a, 0x6f, 0xe3, 0x6f), ';x')).toBe(
      '\ufeffNome;Cidade\r\nJoão;x\r\n',
    );
  });
  it('is none without content, or with that of a page', async () => {
    const said = [];
    for (const content of ['', '\ufeff \r\n', '\ufeff<!doctype html><p>Manutenção', '{"error":"x"}'])
      said.push(await saveCsv(new Blob([content], { type: 'text/csv' }), 'precos.csv'));
    expect(said).toEqual(['empty', 'empty', 'other', 'other']);
    expect(saved).not.toHaveBeenCalled();
  });
});
