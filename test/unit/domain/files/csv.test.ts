import { describe, expect, it } from 'vitest';
import { readCsv, writeCsv } from '#domain/files/csv';

const cells = (text: string) => readCsv(text).rows.map((row) => row.cells);

describe('writing', () => {
  it('has what spreadsheets of both countries expect: mark, semicolons, decimal commas, CRLF', () => {
    expect(
      writeCsv([
        ['Código', 'Preço', 'Ativa'],
        ['a', 1234.5, true],
      ]),
    ).toBe('\ufeffCódigo;Preço;Ativa\r\na;1234,5;true\r\n');
  });
  it('leaves what is not there empty', () => {
    expect(writeCsv([[null, undefined, Number.NaN, Number.POSITIVE_INFINITY, 0, '']])).toBe(
      '\ufeff;;;;0;\r\n',
    );
  });
  it('quotes cells with separators, quotes, line breaks and outer spaces', () => {
    expect(writeCsv([['a;b', 'x "y"', 'l1\nl2', ' s', 'a,b']])).toBe(
      '\ufeff"a;b";"x ""y""";"l1\nl2";" s";a,b\r\n',
    );
  });
  it.each(['=1+1', '+55 11', '-1+1', '@SUM(A1)', '＝1', '＋1', '－1', '＠a'])('defuses %j', (text) => {
    expect(writeCsv([[text]])).toBe(`\ufeff'${text}\r\n`);
  });
  it.each(['\t=1', '\r=1', '\n=1'])(
    'defuses %j, which is quoted as well, also for who ends a cell there',
    (text) => {
      expect(writeCsv([[text]])).toBe(`\ufeff"'${text.charAt(0)}'=1"\r\n`);
    },
  );
  it("defuses what another country's spreadsheet takes for the next cell, and reads it back", () => {
    const cells = ['a,=1', 'b;"=1"', 'c\t@x', 'd\n-1', 'Rua 1, + 2', ' =1', 'Rua 1, 2 - fundos'];
    const text = writeCsv([cells]);
    expect(text).not.toMatch(/(^|[,;\t\r\n])["\ufeff ]*[=+\-@]/);
    expect(text).toContain('Rua 1, 2 - fundos');
    expect(readCsv(text).rows[0]?.cells).toEqual(cells);
  });
  it('keeps negative numbers numbers', () => {
    expect(writeCsv([[-12.5, '-12,5', '-7', '-7-']])).toBe("\ufeff-12,5;-12,5;-7;'-7-\r\n");
  });
});

describe('reading', () => {
  it.each([
    ['semicolons', 'a;b,c\r\n1;2'],
    ['commas', 'a,"b,c"\n1,2'],
    ['tabs, however many commas', 'a\tb,c\r1\t2'],
    ['the separator that the file names', 'sep=|\r\na|b,c\n1|2'],
  ])('finds %s', (_, text) => {
    expect(cells(text)).toEqual([
      ['a', 'b,c'],
      ['1', '2'],
    ]);
  });
  it('takes one column with a comma for what it is: semicolons win a tie', () => {
    expect(cells('Preço; à vista, hoje\n1;2')[0]).toEqual(['Preço', 'à vista, hoje']);
    expect(cells('')).toEqual([]);
  });
  it('reads quoted cells with separators, quotes and line breaks, and counts their lines', () => {
    expect(readCsv('\ufeffa;"b ""c"" ;\r\nd" \r\n\r\n ; \n"x"y;z')).toEqual({
      rows: [
        { line: 1, cells: ['a', 'b "c" ;\r\nd'] },
        { line: 5, cells: ['xy', 'z'] },
      ],
    });
    expect(readCsv('sep=;\na;b').rows[0]?.line).toBe(2);
  });
  it('takes a quote within a text for an inch', () => {
    expect(cells('Roda 17";sim\n  "q" ;não')).toEqual([
      ['Roda 17"', 'sim'],
      ['q', 'não'],
    ]);
  });
  it('finds the separator below a title, and whatever decimals have', () => {
    expect(cells('Preços, de hoje\n\na;1,5;x\nb;2,5;y')[1]).toEqual(['a', '1,5', 'x']);
    expect(cells('Preços de hoje\na,b\n1,2')[1]).toEqual(['a', 'b']);
    expect(cells('a|b,c\n1|2')[0]).toEqual(['a', 'b,c']);
  });
  it('takes numbers that were kept as text for what they are', () => {
    expect(cells(`="01234567890";"=""0123""";'0123;'529.982.247-25;'90s`)[0]).toEqual([
      ...['01234567890', '0123', '0123', '529.982.247-25', "'90s"],
    ]);
  });
  it('says where a quote is never closed', () => {
    expect(readCsv('a;b\n1;"2\n3;4')).toEqual({
      rows: [
        { line: 1, cells: ['a', 'b'] },
        { line: 2, cells: ['1', '2\n3;4'] },
      ],
      unclosed: 2,
    });
  });
  it('reads what was written, formulas too', () => {
    const rows = [
      ['=1+1', 'a;b', "d'Água", '-3'],
      ['+55', 'x\r\ny', '"', "'a"],
    ];
    expect(cells(writeCsv(rows))).toEqual(rows);
  });
});
