import { Dialog } from '../Dialog';
import { RecordForm, type RecordFormProps, useRecordClosing } from './RecordForm';

interface RecordDialogProps<V> extends RecordFormProps<V> {
  title: string;
  onClose(): void;
}

/** Creates or edits a record over the list. What was typed is never discarded without a question. */
export function RecordDialog<V extends object>({ title, ...props }: RecordDialogProps<V>) {
  const closing = useRecordClosing(props.editor, props.onClose);
  return (
    <Dialog title={title} onClose={closing.close}>
      <RecordForm {...props} closing={closing} />
    </Dialog>
  );
}
