import { useMessages } from '#ui/core/host-context';
import { Dialog } from '#ui/Dialog';
import { Button } from '#ui/parts/Button';
import { texts } from './messages';

interface NewDialogProps {
  /** Whether something is lost with it. */
  isDirty: boolean;
  onBegin(): void;
  onClose(): void;
}

/** Begins a quotation for another customer, after a question. */
export function NewDialog({ isDirty, onBegin, onClose }: NewDialogProps) {
  const messages = useMessages(texts);
  return (
    <Dialog asks title={messages.begin} onClose={onClose}>
      <div className="dialog-body">
        <p>{isDirty ? messages.beginLoses : messages.beginHint}</p>
        <div className="actions">
          <Button
            onClick={() => {
              onClose();
              onBegin();
            }}
          >
            {messages.beginNow}
          </Button>
          <Button kind="plain" onClick={onClose}>
            {messages.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
