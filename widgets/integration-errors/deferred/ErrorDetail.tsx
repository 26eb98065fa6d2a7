import type { IntegrationError } from '#services/integration-log';
import { useMessages } from '#ui/core/host-context';
import { Dialog } from '#ui/Dialog';
import { fillMessage } from '#ui/fill-message';
import { JsonViewer } from '#ui/payload/JsonViewer';
import { timeText } from '#ui/table/time-text';
import { texts } from './messages';
import { maskedText, WordBadge } from './status-text';

/** Everything of an error: its facts, and what was sent. */
export function ErrorDetail({ error, onClose }: { error: IntegrationError; onClose(): void }) {
  const messages = useMessages(texts);
  const { id, journey, message, status, attempts, note, createdAt, updatedAt, payload } = error;
  const facts = [
    [messages.status, <WordBadge key="status" word={status} names={messages.states} />],
    [messages.journey, journey || messages.none],
    [messages.message, maskedText(message, messages.none)],
    [messages.attempts, attempts],
    [messages.createdAt, timeText(createdAt, messages.none)],
    [messages.updatedAt, timeText(updatedAt, messages.none)],
    [messages.note, maskedText(note, messages.none)],
  ] as const;
  return (
    <Dialog wide title={fillMessage(messages.errorTitle, { id })} onClose={onClose}>
      <div className="dialog-body">
        <dl className="integration-facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="muted small">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <h3>{messages.payload}</h3>
        <JsonViewer label={messages.payload} payload={payload} />
      </div>
    </Dialog>
  );
}
