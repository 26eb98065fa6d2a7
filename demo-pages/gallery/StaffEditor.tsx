import { useState } from 'react';
import { TextField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import { SendFailure } from '#ui/core/SendFailure';
import { ConfirmDialog } from '#ui/editor/ConfirmDialog';
import { RecordDialog } from '#ui/editor/RecordDialog';
import { RecordPanel } from '#ui/editor/RecordPanel';
import { UndoNotice } from '#ui/editor/UndoNotice';
import { useRecordEditor } from '#ui/editor/use-record-editor';
import { useUndo } from '#ui/editor/use-undo';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { Specimen } from './Specimen';

const words = {
  'pt-BR': {
    editor: 'Editar um registro',
    edit: 'Editar a oferta',
    beside: 'Editar ao lado',
    create: 'Nova oferta',
    title: 'Título',
    price: 'Preço',
    note: 'Observação',
    optional: '(opcional)',
    needed: 'Digite o título.',
    offer: 'Argo Drive em condição especial',
    theirs: 'Argo Drive com taxa zero',
    theirNote: 'Só até sexta',
    save: 'Salvar oferta',
    saving: 'Salvando…',
    failed: 'A oferta não foi salva',
    confirm: 'Confirmar e desfazer',
    remove: 'Remover 1.200 ofertas',
    removeTitle: 'Remover 1.200 ofertas?',
    removeHint: 'Não é possível desfazer.',
    removeNow: 'Remover',
    publish: 'Publicar a oferta',
    published: 'Oferta publicada.',
    saved: 'Oferta {title} salva.',
  },
  'es-AR': {
    editor: 'Editar un registro',
    edit: 'Editar la oferta',
    beside: 'Editar al lado',
    create: 'Nueva oferta',
    title: 'Título',
    price: 'Precio',
    note: 'Observación',
    optional: '(opcional)',
    needed: 'Escribí el título.',
    offer: 'Argo Drive en condición especial',
    theirs: 'Argo Drive con tasa cero',
    theirNote: 'Solo hasta el viernes',
    save: 'Guardar oferta',
    saving: 'Guardando…',
    failed: 'No se guardó la oferta',
    confirm: 'Confirmar y deshacer',
    remove: 'Quitar 1.200 ofertas',
    removeTitle: '¿Quitar 1.200 ofertas?',
    removeHint: 'No se puede deshacer.',
    removeNow: 'Quitar',
    publish: 'Publicar la oferta',
    published: 'Oferta publicada.',
    saved: 'Se guardó la oferta {title}.',
  },
};

interface Offer {
  title: string;
  price: string;
  note: string;
}
const FIELDS = ['title', 'price', 'note'] as const;
const wait = () => new Promise((done) => setTimeout(done, 50));

interface EditorProps {
  kind: 'dialog' | 'panel' | 'new';
  onDone(text: string): void;
}

/** An offer that another person changes meanwhile. */
function OfferEditor({ kind, onDone }: EditorProps) {
  const labels = useMessages(words);
  const before: Offer = { title: labels.offer, price: '92.990', note: '' };
  const theirs: Offer = { title: labels.theirs, price: '92.990', note: labels.theirNote };
  const isNew = kind === 'new';
  const editor = useRecordEditor<Offer>({
    record: isNew ? { values: { title: '', price: '', note: '' } } : { values: before, version: 1 },
    fields: FIELDS,
    check: async ({ title }) => (title.trim() ? {} : { title: labels.needed }),
    async save({ title }, version) {
      await wait();
      if (version === 1) throw Object.assign(new Error('409'), { kind: 'http', status: 409 });
      onDone(fillMessage(labels.saved, { title }));
    },
    ...(isNew
      ? { draft: { name: 'gallery', owner: 'gallery' } }
      : { load: async () => ({ values: theirs, version: 2 }) }),
  });
  const { form } = editor;
  const shared = {
    title: isNew ? labels.create : labels.edit,
    editor,
    compared: FIELDS.map((name) => ({ name, label: labels[name], text: (values: Offer) => values[name] })),
    save: labels.save,
    saving: labels.saving,
    failure: <SendFailure form={form} text={labels.failed} />,
    onClose: () => onDone(''),
    children: (
      <>
        <TextField form={form} name="title" label={labels.title} />
        <TextField form={form} name="price" label={labels.price} optional={labels.optional} />
        <TextField form={form} name="note" label={labels.note} optional={labels.optional} />
      </>
    ),
  };
  return kind === 'panel' ? <RecordPanel {...shared} /> : <RecordDialog {...shared} />;
}

export function EditorSample() {
  const labels = useMessages(words);
  const [kind, setKind] = useState<EditorProps['kind']>();
  const [said, setSaid] = useState('');
  return (
    <>
      <div className="row">
        <Button onClick={() => setKind('dialog')}>{labels.edit}</Button>
        <Button kind="plain" onClick={() => setKind('panel')}>
          {labels.beside}
        </Button>
        <Button kind="plain" onClick={() => setKind('new')}>
          {labels.create}
        </Button>
      </div>
      <p role="status">{said}</p>
      {kind && (
        <OfferEditor
          kind={kind}
          onDone={(text) => {
            setKind(undefined);
            setSaid(text);
          }}
        />
      )}
    </>
  );
}

export function ConfirmSample() {
  const labels = useMessages(words);
  const [asks, setAsks] = useState(false);
  const undo = useUndo();
  return (
    <>
      <div className="row">
        <Button kind="plain" onClick={() => setAsks(true)}>
          {labels.remove}
        </Button>
        <Button kind="plain" onClick={() => undo.offer(labels.published, async () => void (await wait()))}>
          {labels.publish}
        </Button>
      </div>
      <UndoNotice undo={undo} />
      {asks && (
        <ConfirmDialog
          title={labels.removeTitle}
          action={labels.removeNow}
          reasonLength={10}
          typedCount={1200}
          onConfirm={() => setAsks(false)}
          onClose={() => setAsks(false)}
        >
          <p>{labels.removeHint}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

export function StaffEditor() {
  const labels = useMessages(words);
  return (
    <>
      <Specimen title={labels.editor} size="wide">
        <EditorSample />
      </Specimen>
      <Specimen title={labels.confirm}>
        <ConfirmSample />
      </Specimen>
    </>
  );
}
