import { useMemo, useState } from 'react';
import { useAccountRows } from '#features/session/use-account-content';
import { type LogEntry, listIntegrationLogs, logIntegration } from '#services/integration-log';
import { useHost, useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { AdminTable } from '#ui/table/AdminTable';
import { timeText } from '#ui/table/time-text';
import { type AdminColumn, useAdminTable } from '#ui/table/use-admin-table';
import { texts } from './messages';
import { NewEntry } from './NewEntry';
import { maskedText, WordBadge, wordOf } from './status-text';

type LogField = 'source' | 'action' | 'level' | 'message';

/** What systems and people have written down of the deliveries. */
export function Log() {
  const messages = useMessages(texts);
  const { signal } = useHost();
  const [isNew, setNew] = useState(false);
  const [statusMessage, setStatusMessage] = useState('');
  const levels = Object.keys(messages.levels).map((value) => ({
    value,
    label: wordOf(value, messages.levels),
  }));
  const columns = useMemo<readonly AdminColumn<LogEntry>[]>(
    () => [
      { name: 'at', label: messages.at, cell: ({ at }) => timeText(at, messages.none) },
      {
        name: 'level',
        label: messages.level,
        cell: ({ level }) => <WordBadge word={level ?? ''} names={messages.levels} />,
      },
      { name: 'source', label: messages.source, cell: ({ source }) => source || messages.none, priority: 2 },
      { name: 'action', label: messages.action, cell: ({ action }) => action || messages.none, priority: 3 },
      { name: 'message', label: messages.message, cell: ({ message }) => maskedText(message, messages.none) },
    ],
    [messages],
  );
  const table = useAdminTable<LogEntry>({
    name: 'integration-log',
    columns,
    filters: [
      { name: 'source', label: messages.source },
      { name: 'level', label: messages.level, choices: levels },
    ],
    source: useAccountRows('gate'),
    load: ({ page, size, filters }) => listIntegrationLogs({ query: { page, size, ...filters } }, { signal }),
  });
  return (
    <>
      <div className="actions integration-tools">
        <Button onClick={() => setNew(true)}>{messages.writeLog}</Button>
        <Button kind="plain" onClick={table.reload}>
          {messages.refresh}
        </Button>
      </div>
      <p role="status" className={statusMessage ? 'notice' : 'sr'}>
        {statusMessage}
      </p>
      <AdminTable<LogEntry>
        table={table}
        caption={messages.logCaption}
        nameOf={({ id }) => id}
        empty={<Empty title={messages.logEmpty} />}
      />
      {isNew && (
        <NewEntry<LogField>
          title={messages.writeLog}
          fields={[
            { name: 'source', label: messages.source },
            { name: 'action', label: messages.action },
            { name: 'level', label: messages.level, choices: levels },
            { name: 'message', label: messages.message, isLong: true, isOptional: true },
          ]}
          create={(body, options) => logIntegration({ body }, options)}
          alike={async ({ source, level, action, message }) => {
            const { content } = await listIntegrationLogs(
              { query: { source, level, size: 100 } },
              { signal },
            );
            return content.filter((each) => each.action === action && (each.message ?? '') === message);
          }}
          onSaved={() => {
            setNew(false);
            setStatusMessage(messages.written);
            table.reload();
          }}
          onClose={() => setNew(false)}
        />
      )}
    </>
  );
}
