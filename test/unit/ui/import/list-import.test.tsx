// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readCsv } from '#domain/files/csv';
import { decodeText } from '#domain/files/decode-text';
import { checkCorrected, checkList } from '#ui/import/checked-rows';
import { ListImport } from '#ui/import/ListImport';
import { listText, type RowCells, readList } from '#ui/import/list-rows';
import { LARGEST_LIST, readTextFile } from '#ui/import/read-text';
import { act } from '../../lib/act';
import { button, click, leave, render, settle, text, texts, type } from '../../lib/render';
import { workbook } from '../../lib/workbook';

const columns = [
  { id: 'mvs', label: 'Código do modelo', names: ['Código del modelo'] },
  { id: 'price', label: 'Preço (R$)', names: ['Precio'] },
  { id: 'note', label: 'Nota', optional: true },
];
const checkRow = ({ mvs = '', price = '' }: RowCells) =>
  /^\d+$/.test(price) ? { value: { mvs, price } } : { problems: { price: 'Preço inválido.' } };
const idOf = ({ mvs }: { mvs: string }) => mvs;

describe('reading a list', () => {
  it('recognises headings in both languages, in any order and writing', async () => {
    for (const head of ['preco r$;CÓDIGO DO MODELO;Cor', 'Precio;codigo del modelo;Cor']) {
      expect(await readList(`${head}\n10;a;azul`, columns)).toEqual({
        rows: [{ line: 2, cells: { mvs: 'a', price: '10', note: '' } }],
        missing: [],
        ignored: ['Cor'],
        repeated: [],
        above: 0,
        unclosed: undefined,
      });
    }
  });
  it('finds headings below titles, and takes them once where they come again', async () => {
    const text =
      'Preços de novembro;;\n\nModelo;;Valores\nCódigo do modelo;Nota;Preço\na;x;1\nCódigo do modelo;Nota;Preço\nb;y;2';
    expect(await readList(text, columns)).toMatchObject({
      rows: [
        { line: 5, cells: { mvs: 'a', price: '1', note: 'x' } },
        { line: 7, cells: { mvs: 'b', price: '2', note: 'y' } },
      ],
      above: 2,
    });
    expect((await readList('Lista de bloqueio\nNota\nx', columns)).rows[0]?.line).toBe(3);
  });
  it('takes what is there of a column that comes twice, and names one that contradicts itself', async () => {
    const head = 'Código do modelo;Preço;Preço';
    expect((await readList(`${head}\na;;1\nb;2;2`, columns)).rows.map(({ cells }) => cells.price)).toEqual([
      '1',
      '2',
    ]);
    expect((await readList(`${head}\na;1;2`, columns)).repeated.map(({ id }) => id)).toEqual(['price']);
  });
  it('lets the page breathe in a long list, and says how far it is', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now++);
    const parts: number[] = [];
    const text = Array.from({ length: 100 }, (_, at) => `m${at};${at}`).join('\n');
    const reading = readList(text, columns, (rows) => void parts.push(rows));
    await settle(1000);
    expect((await reading).rows).toHaveLength(100);
    expect(parts.length).toBeGreaterThan(3);
    expect(parts).toEqual([...parts].sort((one, other) => one - other));
    vi.restoreAllMocks();
  });
  it('takes cells in the columns’ order without headings, and names those that headings lack', async () => {
    expect((await readList('a\t10\nb\t20', columns)).rows).toEqual([
      { line: 1, cells: { mvs: 'a', price: '10', note: '' } },
      { line: 2, cells: { mvs: 'b', price: '20', note: '' } },
    ]);
    expect((await readList('Nota;Preço (R$)\nx;1', columns)).missing.map(({ id }) => id)).toEqual(['mvs']);
  });
  it('names duplicates of valid rows by the line that counts', async () => {
    const { rows } = await readList('a;x\na;1\na;2', columns);
    const checked = await checkList(rows, { checkRow, idOf });
    expect(checked).toMatchObject({
      rows: [
        { line: 1, problems: { price: 'Preço inválido.' } },
        { line: 2, value: { mvs: 'a', price: '1' } },
        { line: 3, sameAs: 2 },
      ],
      counts: { valid: 1, same: 1, wrong: 1 },
    });
    const corrected = (cells: Readonly<Record<number, RowCells>>) =>
      checkCorrected(checked, cells, { checkRow, idOf });
    // One that was right stays so: the corrected row is the repetition.
    expect(corrected({ 1: { mvs: 'a', price: '5' } })).toEqual({
      rows: new Map([[1, { line: 1, cells: { mvs: 'a', price: '5' }, problems: {}, sameAs: 2 }]]),
      counts: { valid: 1, same: 2, wrong: 0 },
    });
    // Two that are corrected alike: the first counts.
    const both = corrected({ 3: { mvs: 'c', price: '2' }, 1: { mvs: 'c', price: '5' } });
    expect([...both.rows.values()]).toMatchObject([
      { line: 1, value: { mvs: 'c', price: '5' } },
      { line: 3, sameAs: 1 },
    ]);
    expect(both.counts).toEqual({ valid: 2, same: 1, wrong: 0 });
  });
  it('writes rows so that it reads them', async () => {
    const { rows } = await readList('a;1;"=x; y"', columns);
    expect((await readList(listText(rows, columns), columns)).rows.map(({ cells }) => cells)).toEqual([
      rows[0]?.cells,
    ]);
  });
});

describe('files', () => {
  const file = (bytes: number[] | string, name = 'lista.csv') =>
    new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name);
  it('are decoded as they were written', () => {
    expect(decodeText(new TextEncoder().encode('Preço'))).toBe('Preço');
    expect(decodeText(new Uint8Array([0x50, 0x72, 0x65, 0xe7, 0x6f]))).toBe('Preço');
    expect(decodeText(new Uint8Array([0xff, 0xfe, 0x41, 0, 0xe7, 0]))).toContain('Aç');
  });
  it('that are no lists say why', async () => {
    expect(await readTextFile(file('PK\u0003\u0004zip'))).toEqual({ problem: 'workbook' });
    expect(await readTextFile(file([65, 0, 66]))).toEqual({ problem: 'binary' });
    expect(await readTextFile(file('x'.repeat(LARGEST_LIST + 1)))).toEqual({ problem: 'large' });
    const gone = file('a');
    vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
    expect(await readTextFile(gone)).toEqual({ problem: 'unreadable' });
    expect(await readTextFile(file('a;1'))).toEqual({ text: 'a;1' });
  });
  it('of Excel are read with all digits of their numbers, their days and their first sheet', async () => {
    const rows = [
      ['CPF', 'Preço', 'Desde', 'Ativa', 'Nota'],
      [1234567890, 137000.5, { day: 46_000 }, true, 'São "Paulo"; x'],
      [11222333000181, 1234.5600000000002, { day: 45_999.75 }, false, '01234567890'],
    ];
    const read = await readTextFile(new File([await workbook({ Preços: rows })], 'lista.xlsx'));
    expect('text' in read && readCsv(read.text).rows.map(({ cells }) => cells)).toEqual([
      ['CPF', 'Preço', 'Desde', 'Ativa', 'Nota'],
      ['1234567890', '137000,5', '09/12/2025', 'true', 'São "Paulo"; x'],
      ['11222333000181', '1234,56', '08/12/2025', 'false', '01234567890'],
    ]);
    expect(read).not.toHaveProperty('sheet');
  });
  it('of Excel with several sheets say which was read', async () => {
    const file = new File([await workbook({ Janeiro: [['a', 1]], Fevereiro: [['b', 2]] })], 'lista.xlsx');
    expect(await readTextFile(file)).toEqual({ text: '\ufeffa;1\r\n', sheet: 'Janeiro' });
  });
  it('say that the reader of workbooks did not load, and not that the workbook is wrong', async () => {
    vi.doMock('#ui/import/read-workbook', () => Promise.reject(new TypeError('refused')));
    expect(await readTextFile(new File([workbook({ a: [['a', 1]] })], 'lista.xlsx'))).toEqual({
      problem: 'reader',
    });
    vi.doUnmock('#ui/import/read-workbook');
  });
  it('of Excel that unpack to gigabytes are not unpacked', async () => {
    const bytes = await workbook({ a: [['a', 1]] });
    const at = Buffer.from(bytes).indexOf(Uint8Array.of(0x50, 0x4b, 0x01, 0x02));
    new DataView(bytes.buffer, bytes.byteOffset).setUint32(at + 24, 2 ** 31, true);
    expect(await readTextFile(new File([bytes], 'lista.xlsx'))).toEqual({ problem: 'large' });
  });
});

describe('ListImport', () => {
  afterEach(leave);
  const onImport = vi.fn();
  const view = (more: object = {}) => (
    <ListImport {...{ columns, checkRow, idOf, onImport }} limit={3} {...more} />
  );
  const error = () => text('.error');
  const pasted = () => document.querySelector('textarea')?.value;
  const paste = async (list: string) => {
    await type('textarea', list);
    await click(button('Conferir a lista'));
  };
  const choose = async (chosen: File) => {
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    Object.defineProperty(input, 'files', { value: [chosen], configurable: true });
    await act(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
    await settle();
  };

  it.each([
    ['  ', 'Cole a lista ou escolha um arquivo'],
    ['Preço (R$);Código do modelo', 'A lista não tem nenhuma linha além dos nomes das colunas'],
    ['Valor;Nota\n1;a', 'Falta na lista: Código do modelo, Preço (R$). Confira os nomes na primeira linha.'],
    ['a;1\nb;1\nc;1\nd;1', 'Até 3 linhas por vez; a lista tem 4. Divida a lista em partes.'],
    [
      'Código do modelo;Preço;Preço\na;1;2',
      'Há duas colunas Preço (R$) com valores diferentes. Deixe só uma de cada.',
    ],
    ['a;"1\nb;2', 'A aspa aberta na linha 1 não é fechada: as linhas seguintes viraram uma só.'],
  ])('says what is wrong with %j, and keeps it', async (list, message) => {
    await render(view());
    await paste(list);
    expect(error()).toBe(message);
    expect(pasted()).toBe(list);
    expect(document.activeElement).toBe(document.querySelector('textarea'));
  });

  it('shows each problem with its line, takes corrections in place, and sends the valid rows only', async () => {
    onImport.mockClear();
    await render(view());
    await paste('Código do modelo;Preço (R$);Cor\na;1\nb;x\na;3');
    expect(text('.import-counts')).toBe('Certas: 1. Com problema: 1. Repetidas: 1.');
    expect(text('.import')).toContain('Colunas que não usamos: Cor.');
    expect(texts('tbody th')).toEqual(['3', '4']);
    expect(text('#import-problem-3')).toBe('Preço inválido.');
    expect(text('#import-problem-4')).toBe('Repetida: igual à linha 2, que vale');
    expect(document.querySelector('[aria-label="Preço (R$), linha 3"]')?.getAttribute('aria-invalid')).toBe(
      'true',
    );
    await click(button('Importar a linha certa'));
    expect(onImport).toHaveBeenLastCalledWith([{ mvs: 'a', price: '1' }]);
    await type('[aria-label="Preço (R$), linha 3"]', '2');
    expect(text('#import-problem-3')).toBe('Certa');
    expect(texts('tbody th')).toEqual(['3', '4']);
    await click(button('Importar as 2 linhas certas'));
    expect(onImport).toHaveBeenLastCalledWith([
      { mvs: 'a', price: '1' },
      { mvs: 'b', price: '2' },
    ]);
  });

  it('shows what says something about a person only in a cell that is wrong itself', async () => {
    const hidden = (cell: string) => '•'.repeat(cell.length);
    await render(view({ columns: columns.map((column, at) => (at === 0 ? { ...column, hidden } : column)) }));
    await paste('abc;1\nabc;2\nxyz;x');
    // The repeated one and the one whose price is wrong.
    expect(texts('tbody th')).toEqual(['2', '3']);
    expect(document.querySelector('.import table')?.innerHTML).not.toMatch(/abc|xyz/);
    expect(text('tbody')).toContain('•••');
    expect(document.querySelector('[aria-label="Preço (R$), linha 3"]')).not.toBeNull();
  });

  it('goes back to the list as it was pasted, or as it was corrected', async () => {
    await render(view());
    await paste('a;x');
    expect(text()).toContain('Nenhuma linha pode ser importada ainda');
    await click(button('Voltar à lista'));
    expect(pasted()).toBe('a;x');
    expect(document.activeElement).toBe(document.querySelector('textarea'));
    await click(button('Conferir a lista'));
    await type('[aria-label="Preço (R$), linha 1"]', '7');
    await click(button('Voltar à lista'));
    expect(pasted()).toBe(
      'Código do modelo;Preço (R$);Nota\r\na;7;\r\n'.replaceAll('\r', pasted()?.includes('\r') ? '\r' : ''),
    );
  });

  it('reads a chosen file, and keeps what was pasted if it is none', async () => {
    await render(view());
    await type('textarea', 'a;1');
    await choose(new File(['PK\u0003\u0004'], 'lista.xlsx'));
    expect(error()).toContain('Esta planilha não pode ser lida aqui');
    expect(pasted()).toBe('a;1');
    await choose(new File(['b;2\nc;3'], 'lista.csv'));
    expect(text('.import-counts')).toBe('Certas: 2. Com problema: 0. Repetidas: 0.');
    expect(texts('tbody th')).toEqual(['1', '2']);
  });

  it('reads the file that was chosen last, however late an earlier one is', async () => {
    await render(view());
    let end: (bytes: ArrayBuffer) => void = () => undefined;
    const slow = new File(['a;1'], 'antiga.csv');
    const bytes = await slow.arrayBuffer();
    vi.spyOn(slow, 'arrayBuffer').mockReturnValue(
      new Promise((done) => {
        end = done;
      }),
    );
    await choose(slow);
    await choose(new File(['PK\u0003\u0004'], 'nova.xlsx'));
    await act(() => end(bytes));
    await settle();
    expect(error()).toContain('Esta planilha não pode ser lida aqui');
    expect(pasted()).toBe('');
  });

  it('keeps a list that is too long for its field, and shows its name in place of it', async () => {
    await render(view());
    const long = `b;x${'\n'.repeat(50_000)}c;3`;
    await choose(new File([long], 'lista longa.csv'));
    await click(button('Voltar à lista'));
    expect(pasted()).toBeUndefined();
    expect(text('.import-held')).toContain('lista longa.csv');
    expect(document.activeElement).toBe(document.querySelector('.import-held'));
    await click(button('Conferir a lista'));
    expect(text('.import-counts')).toBe('Certas: 1. Com problema: 1. Repetidas: 0.');
    await type('[aria-label="Preço (R$), linha 1"]', '7');
    await click(button('Voltar à lista'));
    // The corrected list is short: its blank lines are gone.
    expect(pasted()?.replaceAll('\r', '')).toBe('Código do modelo;Preço (R$);Nota\nb;7;\nc;3;\n');
  });

  it('holds a long list that is pasted among what was typed, says its problem, and can be emptied', async () => {
    await render(view());
    await type('textarea', 'a;1\nx');
    const field = document.querySelector('textarea') as HTMLTextAreaElement;
    field.setSelectionRange(4, 5);
    const pasting = async (list: string) => {
      const event = new Event('paste', { bubbles: true, cancelable: true });
      Object.defineProperty(event, 'clipboardData', { value: { getData: () => list } });
      await act(() => void field.dispatchEvent(event));
      return event.defaultPrevented;
    };
    expect(await pasting('b;2')).toBe(false);
    expect(await pasting(`b;2\n${'c;3\n'.repeat(20_000)}`)).toBe(true);
    expect(text('.import-held')).toContain('Lista colada');
    await click(button('Conferir a lista'));
    expect(error()).toBe('Até 3 linhas por vez; a lista tem 20002. Divida a lista em partes.');
    expect(document.activeElement).toBe(document.querySelector('.import-held'));
    await click(button('Remover a lista'));
    expect(pasted()).toBe('');
    expect(document.activeElement).toBe(document.querySelector('textarea'));
  });

  it('takes a dropped file, and says that a folder is none', async () => {
    await render(view());
    const drop = async (name: string, isDirectory: boolean) => {
      const event = new Event('drop', { bubbles: true, cancelable: true });
      const items = [{ kind: 'file', webkitGetAsEntry: () => ({ name, isDirectory }) }];
      Object.defineProperty(event, 'dataTransfer', { value: { items, files: [new File(['a;1'], name)] } });
      await act(() => void document.querySelector('.import')?.dispatchEvent(event));
      await settle();
    };
    await drop('pasta', true);
    expect(error()).toContain('Uma pasta não pode ser lida.');
    await drop('lista.csv', false);
    expect(text('.import-counts')).toContain('Certas: 1.');
  });

  it('sends nothing while it is sending', async () => {
    onImport.mockClear();
    const { show } = await render(view());
    await paste('a;1');
    await show(view({ busy: true }));
    await click(button(/Importar/));
    expect(onImport).not.toHaveBeenCalled();
  });
});
