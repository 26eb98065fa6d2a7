// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecordAct } from '#features/staff/resource/record-act';
import { StaffResourceView } from '#features/staff/resource/StaffResourceView';
import { type StaffResourceModel, useStaffResource } from '#features/staff/resource/use-staff-resource';
import { UndoNotice } from '#ui/editor/UndoNotice';
import { act } from '../../lib/act';
import { button, click, leave, letDialogsOpen, render, settle, text, texts } from '../../lib/render';

interface Person {
  id: string;
  name: string;
}
const PEOPLE: readonly Person[] = ['Ana', 'Bia', 'Caio'].map((name) => ({ id: name, name }));
const columns = [{ name: 'name', label: 'Nome', cell: ({ name }: Person) => name }];
const source = { key: 'account', revision: 1 };
const words = {
  action: 'Promover',
  done: '{name} promovida.',
  conflict: '{name} já é.',
  notDone: 'Nada mudou em {name}.',
};
let resource: StaffResourceModel<Person>;

function View({ of }: { of: RecordAct<Person> }) {
  resource = useStaffResource<Person>({
    name: 'people',
    words: { caption: 'Pessoas' },
    columns,
    source,
    rows: { load: async () => PEOPLE, isKept: true },
    nameOf: ({ name }) => name,
    acts: [of],
  });
  return (
    <>
      <StaffResourceView resource={resource} />
      <UndoNotice undo={resource.undo} />
    </>
  );
}
const show = async (of: RecordAct<Person>) => {
  letDialogsOpen();
  await render(<View of={of} />);
  await settle();
};
const begin = async (name: string) => {
  await click(document.querySelector(`[aria-label="Ações de ${name}"]`) as Element);
  await click(document.querySelector('[role=menuitem]') as Element);
  await settle();
};
const selectAll = async () => {
  for (const { name } of PEOPLE)
    await click(document.querySelector(`[aria-label="Selecionar ${name}"]`) as Element);
  await click(document.querySelector('.selection-actions button') as Element);
  await settle();
};
const names = () => texts('tbody th');
beforeEach(() => history.replaceState(null, '', '/'));
afterEach(leave);

describe('an act that is done at once', () => {
  it('shows the record as the answer has it, and is undone', async () => {
    await show({
      words,
      perform: async ({ id }) => ({ id, name: 'Ana Lima' }),
      undo: (before) => async () => resource.put(before),
    });
    await begin('Ana');
    expect(names()).toEqual(['Ana Lima', 'Bia', 'Caio']);
    expect(text('.undo')).toContain('Ana promovida.');
    await click(button('Desfazer'));
    await settle();
    expect(names()).toEqual(['Ana', 'Bia', 'Caio']);
  });

  it('is said where nothing undoes it', async () => {
    await show({ words, perform: async (person) => person });
    await begin('Bia');
    expect(text('p.notice')).toBe('Bia promovida.');
    expect(document.querySelector('.undo')).toBeNull();
  });

  it.each([
    [409, 'Ana já é.'],
    [404, 'Nada mudou em Ana.'],
  ])('says with the name why it was not done: %s', async (status, why) => {
    const error = Object.assign(new Error('refused'), { kind: 'http', status });
    await show({ words, perform: () => Promise.reject(error) });
    await begin('Ana');
    expect(text('p.notice.bad')).toBe(why);
    await act(() => resource.clear());
    expect(document.querySelector('p.notice.bad')).toBeNull();
  });

  it('is begun once while it is under way', async () => {
    const perform = vi.fn(() => new Promise<undefined>(() => {}));
    await show({ words, perform });
    await begin('Ana');
    await begin('Ana');
    expect(perform).toHaveBeenCalledOnce();
  });
});

describe('an act that is one call for all of the selected', () => {
  it('is asked about with their number and names, and said', async () => {
    const performTogether = vi.fn(async () => undefined);
    const many = { one: 'Promover 1?', many: 'Promover {count}?' };
    const doneMany = { one: '1 promovida.', many: '{count} promovidas.' };
    await show({ words: { ...words, many, doneMany }, performTogether, typedAbove: 2 });
    await selectAll();
    expect(text('#dialog-title')).toBe('Promover 3?');
    expect(text('dialog')).toContain('Ana, Bia, Caio');
    expect(document.querySelector('dialog input')).not.toBeNull();
    await act(() => resource.single.confirm(''));
    await settle();
    expect(performTogether).toHaveBeenCalledExactlyOnceWith(PEOPLE, '');
    expect(text('p.notice')).toBe('3 promovidas.');
  });
});

describe('an act that no selected record allows', () => {
  const many = { one: 'Promover 1?', many: 'Promover {count}?' };
  const leftOut = { one: '1 fica de fora.', many: '{count} ficam de fora.' };
  const bulk = { title: 'Promover' };
  const act: RecordAct<Person> = { words: { ...words, many, leftOut, bulk }, perform: async () => undefined };

  it.each([
    ['', '3 ficam de fora.', 'p.notice'],
    ['Ninguém pode.', 'Ninguém pode.', 'dialog p'],
  ])('is not asked about: %s', async (noneAllowed, said, where) => {
    const isAllowed = vi.fn(() => true);
    await show({ ...act, words: { ...act.words, noneAllowed }, isAllowed });
    isAllowed.mockReturnValue(false);
    await selectAll();
    expect(text(where)).toBe(said);
    expect(document.querySelector('.confirm-actions')).toBeNull();
  });
});
