import { useEffect, useMemo, useState } from 'react';
import { useAccountRows } from '#features/session/use-account-content';
import { ConfirmedAction } from '#features/staff/ConfirmedAction';
import { useCollectedRows } from '#features/staff/use-collected-rows';
import {
  type IntegrationError,
  listIntegrationErrors,
  reportIntegrationError,
} from '#services/integration-log';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { countText } from '#ui/count-text';
import { fillMessage } from '#ui/fill-message';
import { useLatest } from '#ui/hooks/use-latest';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { AdminTable } from '#ui/table/AdminTable';
import { timeText } from '#ui/table/time-text';
import { type AdminColumn, useAdminTable } from '#ui/table/use-admin-table';
import { CorrectError } from './CorrectError';
import { leavesOf } from './correction';
import { ErrorDetail } from './ErrorDetail';
import { texts } from './messages';
import { NewEntry } from './NewEntry';
import { ResentNotice } from './ResentNotice';
import { isSettled } from './resend';
import { maskedText, WordBadge, wordOf } from './status-text';
import { useErrorActs } from './use-error-acts';

type ErrorField = 'journey' | 'message' | 'payload';

/** For so many a slip is dear: their number has to be typed. */
const MANY = 20;
/** Least number of characters of the reason. */
const REASON_LENGTH = 10;

/** The errors as a table, with what staff can do to one and to several. */
export function Errors() {
  const messages = useMessages(texts);
  const { signal } = useHost();
  const [opened, setOpened] = useState<IntegrationError>();
  const [edited, setEdited] = useState<IntegrationError>();
  const [isNew, setNew] = useState(false);
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
  const table = useAdminTable<IntegrationError>({
    name: 'integration-errors',
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
    ],
    source: useAccountRows('gate'),
    load: ({ page, size, filters }) =>
      listIntegrationErrors({ query: { page, size, ...filters } }, { signal }),
  });
  const acts = useErrorActs(table);
  const { resending, changing } = acts;
  const selected = useCollectedRows<IntegrationError>(table);
  const several = selected.rows;
  const collect = () => {
    acts.clear();
    selected.collect();
  };
  const latest = useLatest({ drop: selected.drop, ask: resending.ask });
  // Once they are there, they are asked about.
  useEffect(() => {
    if (!several) return;
    latest.current.drop();
    latest.current.ask(several);
  }, [several]);
  const actionsOf = (row: IntegrationError) => [
    { label: messages.open, onPress: () => setOpened(row) },
    ...(isSettled(row) || row.status === 'REPROCESSING'
      ? []
      : [
          ...(leavesOf(row.payload as never).length > 0
            ? [{ label: messages.correct, onPress: () => setEdited(row) }]
            : []),
          { label: messages.resend, onPress: () => resending.ask([row]) },
          {
            label: messages.ignore,
            isDanger: true,
            onPress: () => changing.ask({ row, status: 'IGNORED' }),
          },
        ]),
    ...(row.status === 'IGNORED'
      ? [{ label: messages.reopen, onPress: () => changing.ask({ row, status: 'PENDING' }) }]
      : []),
  ];
  const asked = resending.asked ?? [];
  const settled = asked.filter(isSettled).length;
  return (
    <>
      <div className="actions integration-tools">
        <Button onClick={() => setNew(true)}>{messages.report}</Button>
        <Button kind="plain" onClick={table.reload}>
          {messages.refresh}
        </Button>
      </div>
      <ResentNotice statusMessage={acts.statusMessage} resent={acts.resent} problem={acts.problem} />
      {selected.failed && <FailureNotice onRetry={collect} />}
      <AdminTable<IntegrationError>
        table={table}
        caption={messages.caption}
        nameOf={({ id }) => id}
        onOpen={setOpened}
        actionsOf={actionsOf}
        bulkActions={[{ label: messages.resend, onPress: collect }]}
        empty={<Empty title={messages.emptyTitle}>{messages.emptyHint}</Empty>}
      />
      {opened && <ErrorDetail error={opened} onClose={() => setOpened(undefined)} />}
      {edited && (
        <CorrectError
          error={edited}
          onSaved={(row) => {
            setEdited(undefined);
            table.put(row);
            void acts.sendCorrected(row);
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
      {isNew && (
        <NewEntry<ErrorField>
          title={messages.report}
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
          onSaved={({ id }) => {
            setNew(false);
            acts.say(fillMessage(messages.reported, { id }));
            table.reload();
          }}
          onClose={() => setNew(false)}
        />
      )}
      <ConfirmedAction
        confirmation={resending}
        title={(rows) => countText(messages.resendTitle, rows.length)}
        action={messages.resend}
        {...(asked.length > MANY && { typedCount: asked.length })}
      >
        <p>{messages.resendHint}</p>
        {settled > 0 && <p>{countText(messages.settledHint, settled)}</p>}
      </ConfirmedAction>
      <ConfirmedAction
        confirmation={changing}
        title={({ row, status }) =>
          fillMessage(status === 'IGNORED' ? messages.ignoreTitle : messages.reopenTitle, { id: row.id })
        }
        action={changing.asked?.status === 'IGNORED' ? messages.ignore : messages.reopen}
        {...(changing.asked?.status === 'IGNORED' && { reasonLength: REASON_LENGTH })}
      >
        <p>{changing.asked?.status === 'IGNORED' ? messages.ignoreHint : messages.reopenHint}</p>
      </ConfirmedAction>
    </>
  );
}
