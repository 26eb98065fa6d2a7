import { describe, expect, it } from 'vitest';
import { safeFileName } from '#domain/files/file-name';

describe('the name of a downloaded file', () => {
  it('stays as it is where every system takes it', () => {
    expect(safeFileName('candidatos-9a-premio 1.csv')).toBe('candidatos-9a-premio 1.csv');
    expect(safeFileName('manual-da-ação')).toBe('manual-da-ação');
  });
  it.each([
    ['../../etc/passwd.csv', 'etc-passwd.csv'],
    ['a\\b:c*d?"<e>|f.pdf', 'a-b-c-d-e-f.pdf'],
    ['lista\r\nX: 1.csv', 'lista-X- 1.csv'],
    // It would be read as "listavsc.exe".
    ['lista\u202eexe.csv', 'lista-exe.csv'],
    ['a\u2028b\u0000.ics', 'a-b.ics'],
    ['.htaccess', 'htaccess'],
  ])('%j becomes %j', (name, expected) => {
    expect(safeFileName(name)).toBe(expected);
  });
  it('is short, and never empty', () => {
    expect(safeFileName(`${'🚗'.repeat(200)}.csv`)).toBe(`${'🚗'.repeat(120)}.csv`);
    expect(safeFileName('///.csv')).toBe('vitrine.csv');
    expect(safeFileName('')).toBe('vitrine');
  });
});
