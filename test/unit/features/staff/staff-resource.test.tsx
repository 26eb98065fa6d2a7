// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StaffResourceView } from '#features/staff/resource/StaffResourceView';
import { type StaffResourceModel, useStaffResource } from '#features/staff/resource/use-staff-resource';
import { act } from '../../lib/act';
import { button, click, leave, render, settle, texts } from '../../lib/render';

interface Person {
  id: string;
  name: string;
}
/** What each load of the whole list resolves to, in turn. */
let answers: Promise<Person[]>[] = [];
let loads = 0;
let account: (serial: number) => void;
let resource: StaffResourceModel<Person>;
const people = (...names: string[]): Person[] => names.map((name) => ({ id: name, name }));
const columns = [{ name: 'name', label: 'Nome', cell: ({ name }: Person) => name }];

function View({ serial }: { serial: number }) {
  resource = useStaffResource<Person>({
    name: 'people',
    words: { caption: 'Pessoas', emptyTitle: 'Ninguém' },
    columns,
    source: { key: 'account', revision: serial },
    rows: { load: () => answers[loads++] ?? Promise.resolve([]) },
    nameOf: ({ name }) => name,
  });
  return <StaffResourceView resource={resource} />;
}
function Page() {
  const [serial, setSerial] = useState(1);
  account = setSerial;
  return <View serial={serial} />;
}
const names = () => texts('tbody th');

describe('a list that a service gives whole', () => {
  beforeEach(() => {
    loads = 0;
    history.replaceState(null, '', '/');
  });
  afterEach(leave);
  const open = async () => {
    await render(<Page />);
    await settle();
  };
  const signInAs = async (serial: number) => {
    await act(() => account(serial));
    await settle();
  };

  it('is loaded again for another account', async () => {
    answers = [people('Ana', 'Bia'), people('Caio')].map((list) => Promise.resolve(list));
    await open();
    expect(names()).toEqual(['Ana', 'Bia']);
    await signInAs(2);
    expect(names()).toEqual(['Caio']);
    expect(loads).toBe(2);
  });

  it('is loaded once for its pages and filters, with what was changed of it', async () => {
    answers = [Promise.resolve(people('Ana', 'Bia'))];
    await open();
    await act(() => resource.drop('Ana'));
    await act(() => resource.put({ id: 'Bia', name: 'Beatriz' }));
    await act(() => resource.table.reload());
    await settle();
    expect(names()).toEqual(['Beatriz']);
    expect(loads).toBe(1);
  });

  it('is not what an overtaken load brings', async () => {
    let answerLate: (list: Person[]) => void = () => {};
    const late = new Promise<Person[]>((resolve) => {
      answerLate = resolve;
    });
    answers = [late, Promise.resolve(people('Bia'))];
    await open();
    await act(() => resource.refresh());
    await settle();
    await act(() => answerLate(people('Ana')));
    await act(() => resource.table.reload());
    await settle();
    expect(names()).toEqual(['Bia']);
  });

  it('is loaded again after a failure', async () => {
    answers = [Promise.reject(new Error('offline')), Promise.resolve(people('Ana'))];
    await open();
    expect(names()).toEqual([]);
    await click(button('Tentar novamente'));
    await settle();
    expect(names()).toEqual(['Ana']);
  });
});
