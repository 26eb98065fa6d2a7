import { beforeEach, describe, expect, it } from 'vitest';
import { type CellEdits, createCellEdits } from '#ui/table/cells/cell-edits';

interface Car {
  id: string;
  price: string;
}
const row = (price: string): Car => ({ id: 'a', price });
let edits: CellEdits<Car>;
beforeEach(() => {
  edits = createCellEdits<Car>(({ price }) => price);
});

describe('the changes of cells', () => {
  it('are of the row that was seen when they began', () => {
    edits.keep(row('1'), '2');
    edits.keep(row('9'), '3');
    expect(edits.get('a')).toEqual({ row: row('1'), text: '3' });
    edits.keep(row('9'), '1');
    expect(edits.get('a')).toBeUndefined();
  });

  it('keep their reason until they are others', () => {
    edits.keep(row('1'), '2');
    edits.note('a', '3', { problem: 'late' });
    expect(edits.get('a')?.problem).toBeUndefined();
    edits.note('a', '2', { problem: 'refused' });
    edits.keep(row('1'), '2');
    expect(edits.get('a')?.problem).toBe('refused');
    edits.keep(row('1'), '4');
    expect(edits.get('a')).toEqual({ row: row('1'), text: '4' });
  });

  it('end when they are saved; what was typed since is a change of what was saved', () => {
    edits.keep(row('1'), '2');
    edits.saved(row('2'), '2');
    expect(edits.get('a')).toBeUndefined();
    edits.keep(row('2'), '3');
    edits.keep(row('2'), '4');
    edits.saved(row('3'), '3');
    expect(edits.get('a')).toEqual({ row: row('3'), text: '4' });
    edits.saved(row('4'), '3');
    expect(edits.get('a')).toBeUndefined();
    edits.saved(row('9'), '9');
    expect(edits.$edits.get().size).toBe(0);
  });

  it('are changes of another person’s version once that is decided, or typed on', () => {
    edits.keep(row('1'), '2');
    edits.note('a', '2', { theirs: row('5') });
    edits.keepMine('a');
    expect(edits.get('a')).toEqual({ row: row('5'), text: '2' });
    edits.note('a', '2', { theirs: row('6') });
    edits.keep(row('5'), '2');
    expect(edits.get('a')).toEqual({ row: row('6'), text: '2' });
    edits.note('a', '2', { theirs: row('7') });
    edits.keep(row('5'), '7');
    expect(edits.get('a')).toBeUndefined();
    edits.keepMine('a');
    expect(edits.get('a')).toBeUndefined();
  });

  it('stay to be asked for after a lost answer, also where they are what the row had', () => {
    edits.keep(row('1'), '2');
    edits.note('a', '2', { problem: 'lost', isLost: true });
    edits.keep(row('1'), '1');
    expect(edits.get('a')).toEqual({ row: row('1'), text: '1', isLost: true });
  });

  it('are given up one by one or together, and tell nobody of nothing', () => {
    let told = 0;
    edits.$edits.listen(() => told++);
    edits.clear();
    expect(told).toBe(0);
    edits.keep(row('1'), '2');
    edits.undo('a');
    edits.keep(row('1'), '2');
    edits.clear();
    expect([edits.$edits.get().size, told]).toEqual([0, 4]);
  });
});
