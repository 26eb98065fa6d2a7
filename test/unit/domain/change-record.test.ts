import { describe, expect, it } from 'vitest';
import { changeRecord } from '#domain/records/change-record';

describe('a record that is sent back', () => {
  const read = { id: '1', title: 'Argo', price: 'abc', note: null, extra: { own: [1] } };

  it('is as it was read where nobody changed it, valid or not', () => {
    const shown = { title: 'Argo', price: undefined, note: '', missing: '' };
    expect(changeRecord(read, shown, { ...shown })).toEqual(read);
    expect(changeRecord(read, shown, { ...shown })).not.toHaveProperty('missing');
  });
  it('has what was changed, and the space around a text is no change', () => {
    const shown = { title: 'Argo', price: undefined };
    expect(changeRecord(read, shown, { title: ' Argo ', price: 90 })).toEqual({ ...read, price: 90 });
  });
  it('names what was removed, if there is something to remove', () => {
    const shown = { title: 'Argo', other: 'a' };
    expect(changeRecord(read, shown, {})).toEqual({ ...read, title: null });
  });
  it('keeps what is not known of an object, and has a new object as it is', () => {
    const { extra } = changeRecord(read, { extra: { a: 1, b: 2 } }, { extra: { a: 3, b: 2 } });
    expect(extra).toEqual({ own: [1], a: 3 });
    expect(changeRecord({ extra: { own: 1 } }, {}, { extra: { a: 1 } })).toEqual({ extra: { own: 1, a: 1 } });
    expect(changeRecord({ extra: 'odd' }, { extra: { a: 1 } }, { extra: { a: 2 } })).toEqual({
      extra: { a: 2 },
    });
  });
  it('knows the items of a list by their ids, and keeps what is not known of them', () => {
    const list = [
      { id: 'a', name: 'one', image: 'a.png' },
      { id: 'b', name: 'two', image: 'b.png' },
    ];
    const shown = [
      { id: 'a', name: 'one' },
      { id: 'b', name: 'two' },
    ];
    const typed = [{ id: 'b', name: 'zwei' }, { id: 'a', name: 'one' }, { name: 'new' }, { id: 'c' }, 'text'];
    expect(changeRecord({ list }, { list: shown }, { list: typed })).toEqual({
      list: [
        { id: 'b', name: 'zwei', image: 'b.png' },
        { id: 'a', name: 'one', image: 'a.png' },
        { name: 'new' },
        { id: 'c' },
        'text',
      ],
    });
    // The list that was read is none.
    expect(changeRecord({ list: 'odd' }, { list: [] }, { list: [{ id: 'a' }] })).toEqual({
      list: [{ id: 'a' }],
    });
  });
});
