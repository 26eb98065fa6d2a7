import { useMemo, useState } from 'react';
import { containsName } from '#domain/person/same-name';
import type { RecordAct } from '#features/staff/resource/record-act';
import { StaffResourceView } from '#features/staff/resource/StaffResourceView';
import { type StaffResourceModel, useStaffResource } from '#features/staff/resource/use-staff-resource';
import type { CallOptions } from '#services/http/types';
import {
  addAccessoriesToIndex,
  reindexAccessories,
  removeAccessoriesFromIndex,
  type SearchIndex,
} from '#services/part-staff';
import { useMessages } from '#ui/core/host-context';
import { countText } from '#ui/count-text';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { timeText } from '#ui/table/time-text';
import type { AdminColumn } from '#ui/table/use-admin-table';
import { texts } from './messages';
import { brandVersions, versionName } from './VersionChoice';

/** A version, or the whole index. */
interface Row {
  id: string;
  name: string;
}
/** What is done to the index: with some versions, or with the whole of it. */
type Job = 'add' | 'remove' | 'clear' | 'reindex';
const OF_VERSIONS = ['add', 'remove'] as const;

/** The call of each job. */
const CALLS: Readonly<Record<Job, (mvsCode: string, options: CallOptions) => Promise<SearchIndex>>> = {
  add: (mvsCode, options) => addAccessoriesToIndex({ body: { mvsCode } }, options),
  remove: (mvsCode, options) => removeAccessoriesFromIndex({ query: { mvsCode } }, options),
  clear: (_, options) => removeAccessoriesFromIndex({ query: {} }, options),
  reindex: (_, options) => reindexAccessories({}, options),
};

/** The search index of accessories: entries of versions added and removed, and the whole index made anew. */
export function SearchIndexPanel() {
  const messages = useMessages(texts);
  const [last, setLast] = useState<SearchIndex>();
  const columns = useMemo<readonly AdminColumn<Row>[]>(
    () => [
      { name: 'name', label: messages.version, cell: ({ name }) => name },
      { name: 'code', label: messages.code, cell: ({ id }) => id },
    ],
    [messages],
  );
  const actOf = (job: Job): RecordAct<Row> => ({
    words: { ...messages.jobs[job], done: '', conflict: '', notDone: '' },
    fileName: messages.indexFile,
    typedAbove: Number.POSITIVE_INFINITY,
    ...((job === 'clear' || job === 'reindex') && { namesUpTo: 0 }),
    async perform({ id }, _, options) {
      // Answers come as they are done: the latest one has what the index is then.
      setLast(await CALLS[job](id, options));
      return undefined;
    },
    after: (row) => row,
  });
  const menuOf = (job: Job) => ({ label: messages.jobs[job].action, isDanger: job === 'remove' });
  const resource: StaffResourceModel<Row> = useStaffResource<Row>({
    name: 'index',
    words: { caption: messages.versions },
    columns,
    filters: [{ name: 'text', label: messages.nameOrCode }],
    rows: {
      load: async () =>
        (await brandVersions()).map((version) => ({ id: version.code, name: versionName(version) })),
      matches: ({ id, name }, { text }) => !text || containsName(name, text) || containsName(id, text),
    },
    nameOf: ({ name }) => name,
    actionsOf: (row) =>
      OF_VERSIONS.map((job) => ({ ...menuOf(job), onPress: () => resource.askRun(actOf(job), [row]) })),
    bulkActions: OF_VERSIONS.map((job) => ({
      ...menuOf(job),
      onPress: () => resource.collect(actOf(job)),
    })),
  });
  const askWhole = (job: Job) => resource.askRun(actOf(job), [{ id: job, name: messages.wholeIndex }]);
  const { isActive } = resource.bulk;
  return (
    <>
      <p className="muted">{messages.indexHint}</p>
      <StaffResourceView
        resource={resource}
        tools={
          <>
            <Button disabled={isActive} onClick={() => askWhole('reindex')}>
              {messages.jobs.reindex.action}
            </Button>
            <Button kind="plain" disabled={isActive} onClick={() => askWhole('clear')}>
              {messages.jobs.clear.action}
            </Button>
          </>
        }
        status={
          <p role="status" className={last ? 'notice' : 'sr'}>
            {last &&
              [
                last.indexed !== undefined && countText(messages.indexed, last.indexed),
                fillMessage(messages.indexedAt, { at: timeText(last.updatedAt, messages.none) }),
              ]
                .filter(Boolean)
                .join(' ')}
          </p>
        }
      />
    </>
  );
}
