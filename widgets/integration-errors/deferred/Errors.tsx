import { useMemo, useState } from 'react';
import { type ExportColumn, ExportList } from '#features/staff/ExportList';
import { StaffResourceView } from '#features/staff/resource/StaffResourceView';
import { type StaffResourceModel, useStaffResource } from '#features/staff/resource/use-staff-resource';
import {
  type IntegrationError,
  listIntegrationErrors,
  reportIntegrationError,
} from '#services/integration-log';
import { useHost, useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { timeText } from '#ui/table/time-text';
import type { AdminColumn } from '#ui/table/use-admin-table';
import { CorrectError } from './CorrectError';
import { leavesOf } from './correction';
import { ErrorDetail } from './ErrorDetail';
import { texts } from './messages';
import { NewEntry } from './NewEntry';
import { narrowingFilters, narrowingQuery } from './narrowing';
import { ResentNotice } from './ResentNotice';
import { maskedText, WordBadge, wordOf } from './status-text';
import { isSendable, useErrorActs } from './use-error-acts';
import { useResending } from './use-resending';

type ErrorField = 'journey' | 'message' | 'payload';

/** Whether its message has fields that can be corrected before it is sent again. */
const isCorrectable = (row: IntegrationError): boolean =>
  isSendable(row) && leavesOf(row.payload as never).length > 0;

/** The errors as a table, with what staff can do to one and to several. */
export function Errors() {
  const messages = useMessages(texts);
  const { signal } = useHost();
  const [opened, setOpened] = useState<IntegrationError>();
  const columns = useMemo<readonly AdminColumn<IntegrationError>[]>(
    () => [
      { name: 'id', label: messages.id, cell: ({ id }) => id },
      {
        name: 'journey',
        label: messages.journey,
        cell: ({ journey }) => journey || messages.none,
        priority: 2,
      },
      { name: 'message', label: messages.message, cell: ({ message }) => maskedText(message, messages.none) },
      {
        name: 'status',
        label: messages.status,
        cell: ({ status }) => <WordBadge word={status} names={messages.states} />,
      },
      {
        name: 'attempts',
        label: messages.attempts,
        cell: ({ attempts }) => attempts,
        numeric: true,
        priority: 3,
      },
      {
        name: 'createdAt',
        label: messages.createdAt,
        cell: ({ createdAt }) => timeText(createdAt, messages.none),
        priority: 3,
      },
    ],
    [messages],
  );
  const sending = useResending(() => resource);
  const resource: StaffResourceModel<IntegrationError> = useStaffResource<IntegrationError>({
    name: 'integration-errors',
    words: messages,
    columns,
    filters: [
      { name: 'journey', label: messages.journey },
      {
        name: 'status',
        label: messages.status,
        choices: Object.keys(messages.states).map((value) => ({
          value,
          label: wordOf(value, messages.states),
        })),
      },
      ...narrowingFilters(messages),
    ],
    rows: ({ page, size, filters }, { signal }) =>
      listIntegrationErrors({ query: { page, size, ...narrowingQuery(filters) } }, { signal }),
    nameOf: ({ id }) => id,
    onOpen: setOpened,
    actionsOf: (row) => [
      { label: messages.open, onPress: () => setOpened(row) },
      ...(isCorrectable(row) ? [{ label: messages.correct, onPress: () => resource.edit(row) }] : []),
    ],
    isEditable: isCorrectable,
    acts: useErrorActs(() => resource, sending),
    editor: ({ record, onSaved, onClose }) =>
      record ? (
        <CorrectError
          error={record}
          onSaved={(row) => {
            onClose();
            resource.put(row);
            void sending.sendCorrected(row);
          }}
          onClose={onClose}
        />
      ) : (
        <NewEntry<ErrorField, IntegrationError>
          title={messages.create}
          fields={[
            { name: 'journey', label: messages.journey },
            { name: 'message', label: messages.message, isLong: true },
            { name: 'payload', label: messages.payload, isLong: true, isOptional: true, isJson: true },
          ]}
          create={({ journey, message, payload }, options) =>
            reportIntegrationError(
              { body: { journey, message, ...(payload && { payload: JSON.parse(payload) }) } },
              options,
            )
          }
          alike={async ({ journey, message }) => {
            const { content } = await listIntegrationErrors({ query: { journey, size: 100 } }, { signal });
            return content.filter((each) => each.message === message);
          }}
          onSaved={(row) => {
            sending.clear();
            onSaved(row);
          }}
          onClose={onClose}
        />
      ),
  });
  const text = (each: string | null | undefined) => maskedText(each, '');
  /** Without the payloads, which are a person's and have secrets. */
  const exported: readonly ExportColumn<IntegrationError>[] = [
    [messages.id, ({ id }) => id],
    [messages.journey, ({ journey }) => journey],
    [messages.message, ({ message }) => text(message)],
    [messages.status, ({ status }) => wordOf(status, messages.states)],
    [messages.attempts, ({ attempts }) => attempts],
    [messages.createdAt, ({ createdAt }) => timeText(createdAt, '')],
    [messages.updatedAt, ({ updatedAt }) => timeText(updatedAt, '')],
    [messages.note, ({ note }) => text(note)],
  ];
  return (
    <>
      <StaffResourceView
        resource={resource}
        tools={
          <>
            <Button kind="plain" onClick={resource.refresh}>
              {messages.refresh}
            </Button>
            <ExportList table={resource.table} columns={exported} fileName={messages.errorsFile} />
          </>
        }
        status={
          <ResentNotice
            statusMessage={resource.statusMessage}
            resent={sending.resent}
            problem={sending.problem}
          />
        }
      />
      {opened && <ErrorDetail error={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
