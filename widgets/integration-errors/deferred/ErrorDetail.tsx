import type { IntegrationError } from '#services/integration-log';
import { useMessages } from '#ui/core/host-context';
import { Dialog } from '#ui/Dialog';
import { fillMessage } from '#ui/fill-message';
import { JsonViewer } from '#ui/payload/JsonViewer';
import { timeText } from '#ui/table/time-text';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import { safe, WordBadge } from './status-text';

/** Everything of an error: its facts, and what was sent. */
export function ErrorDetail({ error, onClose }: { error: IntegrationError; onClose(): void }) {
  const messages = useMessages(pt, es);
  const { id, journey, message, status, attempts, note, createdAt, updatedAt, payload } = error;
  const facts = [
    [messages.status, <WordBadge key="status" word={status} names={messages.states} />],
    [messages.journey, journey || messages.none],
    [messages.message, safe(message, messages.none)],
    [messages.attempts, attempts],
    [messages.createdAt, timeText(createdAt, messages.none)],
    [messages.updatedAt, timeText(updatedAt, messages.none)],
    [messages.note, safe(note, messages.none)],
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
