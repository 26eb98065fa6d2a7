import { useMessages } from '../../core/host-context';
import { Dialog } from '../../Dialog';
import { Button } from '../../parts/Button';
import { texts } from './messages';
import { TABLE_KEYS } from './table-keys';

interface KeysDialogProps {
  areOff: boolean;
  onOff(areOff: boolean): void;
  onClose(): void;
}

/** The keys of a table, and whether they are used. */
export function KeysDialog({ areOff, onOff, onClose }: KeysDialogProps) {
  const messages = useMessages(texts);
  return (
    <Dialog title={messages.keys} onClose={onClose}>
      <div className="dialog-body">
        <label className="choice">
          <input
            type="checkbox"
            aria-describedby="table-keys-hint"
            checked={!areOff}
            onChange={({ currentTarget: { checked } }) => onOff(!checked)}
          />
          {messages.use}
        </label>
        <p className="muted" id="table-keys-hint">
          {messages.useHint}
        </p>
        <p>{messages.hint}</p>
        <dl className="table-keys">
          {Object.entries(TABLE_KEYS).map(([key, name]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{messages[name]}</dd>
            </div>
          ))}
        </dl>
        <div className="actions">
          <Button onClick={onClose}>{messages.done}</Button>
        </div>
      </div>
    </Dialog>
  );
}
