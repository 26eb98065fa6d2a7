import { useMemo, useRef, useState } from 'react';
import { containsName } from '#domain/person/same-name';
import { SignInLink } from '#features/session/sign-in/SignInLink';
import { useAccountRows } from '#features/session/use-account-content';
import { useCollectedRows } from '#features/staff/use-collected-rows';
import { useStaffBulk } from '#features/staff/use-staff-bulk';
import type { Mvs } from '#services/entities/car';
import {
  addAccessoriesToIndex,
  reindexAccessories,
  removeAccessoriesFromIndex,
  type SearchIndex,
} from '#services/part-staff';
import { BulkRun } from '#ui/bulk/BulkRun';
import type { BulkItem } from '#ui/bulk/bulk-state';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useMessages } from '#ui/core/host-context';
import { countText } from '#ui/count-text';
import { ConfirmDialog } from '#ui/editor/ConfirmDialog';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { AdminTable } from '#ui/table/AdminTable';
import { localPage } from '#ui/table/local-page';
import { timeText } from '#ui/table/time-text';
import { type AdminColumn, useAdminTable } from '#ui/table/use-admin-table';
import { texts } from './messages';
import { brandVersions, versionName } from './VersionChoice';

type Row = Mvs & { id: string };
/** What is done to the index: with some versions, or with the whole of it. */
type Job = 'add' | 'remove' | 'clear' | 'reindex';
interface Asked {
  job: Job;
  /** Empty for the whole index. */
  rows: readonly Row[];
}

/** The search index of accessories: entries of versions added and removed, and the whole index made anew. */
export function SearchIndexPanel() {
  const messages = useMessages(texts);
  const [asked, setAsked] = useState<Asked>();
  const [running, setRunning] = useState<Job>('add');
  const [last, setLast] = useState<SearchIndex>();
  const pressed = useRef<Job>('add');
  const columns = useMemo<readonly AdminColumn<Row>[]>(
    () => [
      { name: 'name', label: messages.version, cell: versionName },
      { name: 'code', label: messages.code, cell: ({ code }) => code },
    ],
    [messages],
  );
  const table = useAdminTable<Row>({
    name: 'index',
    columns,
    filters: [{ name: 'text', label: messages.nameOrCode }],
    source: useAccountRows('gate'),
    async load(query) {
      const { text = '' } = query.filters;
      const rows = (await brandVersions()).map((version) => ({ ...version, id: version.code }));
      return localPage(rows, query, {
        matches: (row) => !text || containsName(versionName(row), text) || containsName(row.code, text),
      });
    },
  });
  const selected = useCollectedRows<Row>(table);
  const bulk = useStaffBulk<BulkItem>();
  const collect = (job: Job) => {
    pressed.current = job;
    selected.collect();
  };
  // What is asked about: the versions that were selected, or what a row or a button names.
  const question: Asked | undefined = selected.rows ? { job: pressed.current, rows: selected.rows } : asked;
  const close = () => {
    selected.drop();
    setAsked(undefined);
  };
  const start = ({ job, rows }: Asked) => {
    close();
    setRunning(job);
    const items =
      rows.length > 0
        ? rows.map((row) => ({ id: row.code, label: versionName(row) }))
        : [{ id: job, label: messages.wholeIndex }];
    bulk.start(items, {
      async perform({ id }, { signal: ended, key }) {
        const options = { signal: ended, idempotencyKey: key };
        // Answers come as they are done: the latest one has what the index is then.
        setLast(
          await (job === 'add'
            ? addAccessoriesToIndex({ body: { mvsCode: id } }, options)
            : job === 'remove'
              ? removeAccessoriesFromIndex({ query: { mvsCode: id } }, options)
              : job === 'clear'
                ? removeAccessoriesFromIndex({ query: {} }, options)
                : reindexAccessories({}, options)),
        );
      },
    });
  };
  const words = question && messages.jobs[question.job];
  return (
    <>
      <p className="muted">{messages.indexHint}</p>
      <div className="actions catalogue-tools">
        <Button disabled={bulk.isActive} onClick={() => setAsked({ job: 'reindex', rows: [] })}>
          {messages.jobs.reindex.action}
        </Button>
        <Button kind="plain" disabled={bulk.isActive} onClick={() => setAsked({ job: 'clear', rows: [] })}>
          {messages.jobs.clear.action}
        </Button>
      </div>
      <p role="status" className={last ? 'notice' : 'sr'}>
        {last &&
          `${countText(messages.indexed, last.indexed)} ${fillMessage(messages.indexedAt, {
            at: timeText(last.updatedAt, messages.none),
          })}`}
      </p>
      {selected.failed && <FailureNotice onRetry={selected.collect} />}
      {bulk.run ? (
        <BulkRun
          bulk={bulk}
          words={messages.jobs[running].run}
          fileName={messages.indexFile}
          isSignedIn={bulk.isSignedIn}
          whenEnded={<SignInLink newTab />}
          onClose={() => {
            bulk.close();
            table.selection.clear();
          }}
        />
      ) : (
        <AdminTable<Row>
          table={table}
          caption={messages.versions}
          nameOf={versionName}
          actionsOf={(row) => [
            { label: messages.jobs.add.action, onPress: () => setAsked({ job: 'add', rows: [row] }) },
            {
              label: messages.jobs.remove.action,
              isDanger: true,
              onPress: () => setAsked({ job: 'remove', rows: [row] }),
            },
          ]}
          bulkActions={[
            { label: messages.jobs.add.action, onPress: () => collect('add') },
            { label: messages.jobs.remove.action, isDanger: true, onPress: () => collect('remove') },
          ]}
        />
      )}
      {question && words && (
        <ConfirmDialog
          title={countText(words.title, question.rows.length)}
          action={words.action}
          onConfirm={() => start(question)}
          onClose={close}
        >
          <p>{words.hint}</p>
          {question.rows.length > 0 && <p>{question.rows.map(versionName).join(', ')}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}
