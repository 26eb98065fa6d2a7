import { act, useState } from 'react';
import { vi } from 'vitest';
import { TextField } from '#ui/core/fields';
import { SendFailure } from '#ui/core/SendFailure';
import { RecordDialog } from '#ui/editor/RecordDialog';
import { RecordPanel } from '#ui/editor/RecordPanel';
import type { SavedRecord } from '#ui/editor/saved-record';
import { useRecordEditor } from '#ui/editor/use-record-editor';
import { letDialogsOpen, render } from '../../lib/render';

export interface Offer {
  title: string;
  price: string;
  note: string;
}
export type Saved = SavedRecord<Offer>;

const FIELDS = ['title', 'price', 'note'] as const;
export const first: Offer = { title: 'Argo', price: '90', note: '' };
/** The answer of a service. */
export const failed = (status: number, more: object = {}) =>
  Object.assign(new Error(String(status)), { kind: 'http', status, ...more });
export const lostAnswer = () => Object.assign(new Error('lost'), { kind: 'network' });

export const save = vi.fn<(values: Offer, version: number | undefined) => Promise<void>>();
export const load = vi.fn<() => Promise<Saved | null>>();
export const find = vi.fn<(values: Offer) => Promise<Saved | null>>();
export const recreate = vi.fn<(values: Offer) => Promise<void>>();
export const onFound = vi.fn();
export const onClose = vi.fn();

export interface SampleOptions {
  isNew?: boolean;
  beside?: boolean;
  canRecreate?: boolean;
  owner?: string;
  /** The service counts no versions. */
  isUncounted?: boolean;
}

function Editor({
  isNew,
  beside,
  canRecreate,
  owner,
  isUncounted,
  onDone,
}: SampleOptions & { onDone(): void }) {
  const editor = useRecordEditor<Offer>({
    record: isNew
      ? { values: { title: '', price: '', note: '' } }
      : isUncounted
        ? { values: first }
        : { values: first, version: 1 },
    fields: FIELDS,
    check: async ({ title }) => (title ? {} : { title: 'Digite o título' }),
    save: async (values, version) => {
      await save(values, version);
      onDone();
    },
    onFound,
    ...(isNew ? { find } : { load }),
    ...(canRecreate && { recreate }),
    ...(isNew && owner && { draft: { name: 'offer', owner } }),
  });
  const { form } = editor;
  const View = beside ? RecordPanel : RecordDialog;
  return (
    <View
      title="Oferta"
      editor={editor}
      compared={[
        { name: 'title', label: 'Título', text: ({ title }) => title },
        { name: 'price', label: 'Preço', text: ({ price }) => price },
        { name: 'note', label: 'Nota', text: ({ note }) => note },
      ]}
      save="Salvar"
      saving="Salvando…"
      failure={<SendFailure form={form} text="A oferta não foi salva" />}
      onClose={() => {
        onClose();
        onDone();
      }}
    >
      {FIELDS.map((name) => (
        <TextField key={name} form={form} name={name} label={name} optional="opcional" />
      ))}
    </View>
  );
}

function List(options: SampleOptions) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {isOpen && <Editor {...options} onDone={() => setOpen(false)} />}
    </>
  );
}

/** Shows a list whose only record is open. */
export async function open(options: SampleOptions = {}, language: 'pt-BR' | 'es-AR' = 'pt-BR') {
  letDialogsOpen();
  const shown = await render(<List {...options} />, language);
  await reopen();
  return shown;
}

export async function reopen(): Promise<void> {
  const button = document.querySelector('button') as HTMLButtonElement;
  await act(async () => {
    button.focus();
    button.click();
  });
}

export function resetCalls(): void {
  for (const mock of [save, load, find, recreate, onFound, onClose]) mock.mockReset();
  for (const mock of [save, recreate]) mock.mockResolvedValue();
  // Read again before each change of it.
  load.mockResolvedValue({ values: first, version: 1 });
  find.mockResolvedValue(null);
}
