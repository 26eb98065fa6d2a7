import type { Country } from '#domain/core/brands';
import { bareDocument } from '#domain/text/format';
import { FormFailure } from '#features/session/FormFailure';
import { useStaffRecord } from '#features/staff/use-staff-record';
import { country } from '#page/core/metadata';
import type { Denied, DenyList } from '#services/entities/promotion';
import { TextField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import { RecordDialog } from '#ui/editor/RecordDialog';
import type { Wanted } from './differences';
import { isDocument } from './documents';
import { texts } from './messages';
import type { DenyListCalls } from './use-deny-list';

/** Longest reason (ours). */
const REASON_MAX = 200;

type Entry = Denied & { id: string };

const entryIn = ({ items }: DenyList, document: string): Entry | null => {
  const found = items?.find((item) => item.document === document);
  return found ? { ...found, id: document } : null;
};

interface DenyEditorProps {
  list: DenyListCalls;
  promotionId: string;
  onSaved(entry: Entry): void;
  onClose(): void;
}

/** Puts one person or company on the list. */
export function DenyEditor({ list, promotionId, onSaved, onClose }: DenyEditorProps) {
  const messages = useMessages(texts);
  const editor = useStaffRecord<Entry, Wanted, Wanted, 'vt-deny-list-changed'>({
    kind: `deny-list-${promotionId}`,
    record: undefined,
    empty: { document: '', reason: '' },
    fields: ['document', 'reason'],
    valuesOf: ({ document, reason }, typed) =>
      typed && bareDocument(typed.document) === document ? typed : { document, reason: reason ?? '' },
    check({ document, reason }) {
      const bare = bareDocument(document);
      const isThere = list.present()?.items?.some((item) => item.document === bare);
      return {
        ...(!isDocument(bare, country() as Country) && { document: messages.documentWrong }),
        ...(isThere && { document: messages.documentThere }),
        ...([...reason.trim()].length > REASON_MAX && { reason: messages.reasonLong }),
      };
    },
    bodyOf: ({ document, reason }) => ({ document: bareDocument(document), reason: reason.trim() }),
    async create(item) {
      return entryIn(await list.add([item]), item.document) ?? { ...item, addedAt: '', id: item.document };
    },
    load: () => Promise.reject(new Error('an entry is not changed')),
    find: async ({ document }) => entryIn(await list.load(), bareDocument(document)),
    sent: ['vt-deny-list-changed', () => ({ promotionId })],
    onSaved,
  });
  const { form } = editor;
  return (
    <RecordDialog
      title={messages.addTitle}
      editor={editor}
      compared={[]}
      save={messages.create}
      saving={messages.adding}
      failure={<FormFailure form={form} text={messages.notAdded} />}
      onClose={onClose}
    >
      <TextField
        form={form}
        name="document"
        label={messages.document}
        hint={messages.documentHint}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        form={form}
        name="reason"
        label={messages.reason}
        optional={messages.optional}
        autoComplete="off"
      />
    </RecordDialog>
  );
}
