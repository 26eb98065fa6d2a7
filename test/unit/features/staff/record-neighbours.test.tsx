// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { StaffResourceView } from '#features/staff/resource/StaffResourceView';
import { type StaffResourceModel, useStaffResource } from '#features/staff/resource/use-staff-resource';
import { TextField } from '#ui/core/fields';
import { RecordDialog } from '#ui/editor/RecordDialog';
import { neighboursOf } from '#ui/editor/record-neighbours';
import { useRecordEditor } from '#ui/editor/use-record-editor';
import { act } from '../../lib/act';
import { button, click, leave, letDialogsOpen, render, settle, text, type } from '../../lib/render';

interface Person {
  id: string;
  name: string;
}
const PEOPLE: readonly Person[] = ['Ana', 'Bia', 'Caio', 'Davi'].map((name) => ({ id: name, name }));
const columns = [{ name: 'name', label: 'Nome', cell: ({ name }: Person) => name }];
let resource: StaffResourceModel<Person>;

function Editor({ person, onClose }: { person: Person | undefined; onClose(): void }) {
  const editor = useRecordEditor<{ name: string }>({
    record: { values: { name: person?.name ?? '' }, version: 1 },
    fields: ['name'],
    check: async () => ({}),
    save: async () => {},
    onFound() {},
    load: async () => null,
  });
  return (
    <RecordDialog
      title={person?.name ?? 'Nova pessoa'}
      editor={editor}
      compared={[]}
      save="Salvar"
      saving="Salvando…"
      failure={null}
      onClose={onClose}
    >
      <TextField form={editor.form} name="name" label="Nome" />
    </RecordDialog>
  );
}
function View() {
  resource = useStaffResource<Person>({
    name: 'people',
    words: { caption: 'Pessoas', create: 'Nova' },
    columns,
    source: { key: 'account', revision: 1 },
    rows: { load: async () => PEOPLE },
    nameOf: ({ name }) => name,
    // Bia is somebody else's.
    isEditable: ({ id }) => id !== 'Bia',
    editor: ({ record, onClose }) => <Editor person={record} onClose={onClose} />,
  });
  return <StaffResourceView resource={resource} />;
}
const title = () => text('#dialog-title');
const place = () => text('.record-neighbours > span:not([role])');
const disabled = (name: string) => button(name).getAttribute('aria-disabled');

describe('the records before and after the edited one', () => {
  afterEach(leave);
  const open = async (index: number) => {
    letDialogsOpen();
    await render(<View />);
    await act(() => resource.edit(PEOPLE[index] as Person));
    await settle();
  };

  it('are opened in the order of the list, without those that cannot be edited', async () => {
    await open(0);
    expect([title(), place()]).toEqual(['Ana', '1 de 3 nesta página']);
    await click(button('Próximo'));
    expect([title(), place(), document.activeElement?.id]).toEqual([
      'Caio',
      '2 de 3 nesta página',
      'dialog-title',
    ]);
    expect(document.querySelector<HTMLInputElement>('#name')?.value).toBe('Caio');
    await click(button('Próximo'));
    expect(title()).toBe('Davi');
  });
  it('are asked about where something is not saved', async () => {
    await open(2);
    await type('#name', 'Caio Silva');
    await click(button('Anterior'));
    expect([title(), text('[role=alertdialog]')]).toEqual([
      'Caio',
      expect.stringContaining('Descartar o que você digitou?'),
    ]);
    await click(button('Continuar editando'));
    expect(document.querySelector<HTMLInputElement>('#name')?.value).toBe('Caio Silva');
    await click(button('Anterior'));
    await click(button('Descartar'));
    expect(title()).toBe('Ana');
    // What was asked about then is not done now.
    await click(button('Voltar'));
    expect(document.querySelector('dialog')).toBeNull();
  });
  it('are not there for a new record', async () => {
    letDialogsOpen();
    await render(<View />);
    await act(() => resource.edit('new'));
    await settle();
    expect([title(), document.querySelector('.record-neighbours')]).toEqual(['Nova pessoa', null]);
  });
  it('end with the page of the list', async () => {
    await open(3);
    expect([disabled('Próximo'), disabled('Anterior')]).toEqual(['true', null]);
    expect(
      neighboursOf(
        PEOPLE,
        'Eva',
        () => true,
        () => {},
      ),
    ).toBeUndefined();
  });
});
