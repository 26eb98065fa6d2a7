import { useMemo } from 'react';
import { type ExportColumn, ExportList } from '#features/staff/ExportList';
import { StaffResourceView } from '#features/staff/resource/StaffResourceView';
import { useStaffResource } from '#features/staff/resource/use-staff-resource';
import { type LogEntry, listIntegrationLogs, logIntegration } from '#services/integration-log';
import { useHost, useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { timeText } from '#ui/table/time-text';
import type { AdminColumn } from '#ui/table/use-admin-table';
import { texts } from './messages';
import { NewEntry } from './NewEntry';
import { narrowingFilters, narrowingQuery } from './narrowing';
import { maskedText, WordBadge, wordOf } from './status-text';

type LogField = 'source' | 'action' | 'level' | 'message';

/** What systems and people have written down of the deliveries. */
export function Log() {
  const messages = useMessages(texts);
  const { signal } = useHost();
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
  const resource = useStaffResource<LogEntry>({
    name: 'integration-log',
    words: messages.logTable,
    columns,
    filters: [
      { name: 'source', label: messages.source },
      { name: 'level', label: messages.level, choices: levels },
      ...narrowingFilters(messages),
    ],
    rows: ({ page, size, filters }, { signal }) =>
      listIntegrationLogs({ query: { page, size, ...narrowingQuery(filters) } }, { signal }),
    nameOf: ({ id }) => id,
    onOpen: null,
    editor: (on) => (
      <NewEntry<LogField, LogEntry>
        {...on}
        title={messages.logTable.create}
        fields={[
          { name: 'source', label: messages.source },
          { name: 'action', label: messages.action },
          { name: 'level', label: messages.level, choices: levels },
          { name: 'message', label: messages.message, isLong: true, isOptional: true },
        ]}
        create={(body, options) => logIntegration({ body }, options)}
        alike={async ({ source, level, action, message }) => {
          const { content } = await listIntegrationLogs({ query: { source, level, size: 100 } }, { signal });
          return content.filter((each) => each.action === action && (each.message ?? '') === message);
        }}
      />
    ),
  });
  const exported: readonly ExportColumn<LogEntry>[] = [
    [messages.at, ({ at }) => timeText(at, '')],
    [messages.level, ({ level }) => wordOf(level ?? '', messages.levels)],
    [messages.source, ({ source }) => source],
    [messages.action, ({ action }) => action],
    [messages.message, ({ message }) => maskedText(message, '')],
  ];
  return (
    <StaffResourceView
      resource={resource}
      tools={
        <>
          <Button kind="plain" onClick={resource.refresh}>
            {messages.refresh}
          </Button>
          <ExportList table={resource.table} columns={exported} fileName={messages.logFile} />
        </>
      }
    />
  );
}
