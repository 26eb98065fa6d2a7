import { useMemo, useState } from 'react';
import type { RecordAct } from '#features/staff/resource/record-act';
import { StaffResourceView } from '#features/staff/resource/StaffResourceView';
import { useStaffResource } from '#features/staff/resource/use-staff-resource';
import { brand } from '#page/core/metadata';
import { isOtherVersion, otherVersion } from '#services/http/other-version';
import { isKind, orNull } from '#services/http/problem';
import type { CallOptions } from '#services/http/types';
import { getSetup, getSetupPage, removeSetup, type Setup } from '#services/model-setups';
import { useHost, useMessages } from '#ui/core/host-context';
import { Badge, Label } from '#ui/parts/Badge';
import { Button } from '#ui/parts/Button';
import { timeText } from '#ui/table/time-text';
import type { AdminColumn } from '#ui/table/use-admin-table';
import { texts } from './messages';
import { SetupEditor } from './SetupEditor';
import { SetupOrder } from './SetupOrder';
import { nameOf, putSetup } from './setup-rows';

/** Whether a setup has the place that it was to get. Throws a ServiceError. */
const isPlaced = async ({ id, ordering }: Setup, { signal }: CallOptions): Promise<boolean> =>
  (await orNull(getSetup({ id }, { signal })))?.ordering === ordering;

/** Gives a setup its place, unless somebody else has changed it. Throws a ServiceError. */
async function place(setup: Setup, options: CallOptions): Promise<undefined> {
  const { id, ordering, updatedAt } = setup;
  try {
    // A service may not compare versions.
    const present = await getSetup({ id }, { signal: options.signal });
    if (isOtherVersion(present.updatedAt, updatedAt)) throw otherVersion('CAT-05');
    await putSetup(present, { ordering }, options);
  } catch (error) {
    // A browser repeats a PUT whose connection was lost: another version may be this visitor's own.
    const isConflict = isKind(error, 'conflict');
    if (!isConflict || !(await isPlaced(setup, options).catch(() => false))) throw error;
  }
}

/** The setups of the brand's models as a table, with what staff can do to one, to several and to their order. */
export function Setups() {
  const messages = useMessages(texts);
  const { emit } = useHost();
  const [isOrdering, setOrdering] = useState(false);
  const columns = useMemo<readonly AdminColumn<Setup>[]>(
    () => [
      { name: 'modelName', label: messages.model, cell: nameOf },
      { name: 'ordering', label: messages.place, cell: ({ ordering }) => ordering, numeric: true },
      { name: 'modelCode', label: messages.code, cell: ({ modelCode }) => modelCode, priority: 2 },
      {
        name: 'category',
        label: messages.category,
        cell: ({ category }) => category || messages.none,
        priority: 3,
      },
      {
        name: 'active',
        label: messages.status,
        cell: ({ active, highlighted }) => (
          <span>
            <Badge tone={active ? 'success' : 'neutral'}>
              {active ? messages.isActive : messages.isInactive}
            </Badge>
            {highlighted && (
              <>
                {' '}
                <Label>{messages.isHighlighted}</Label>
              </>
            )}
          </span>
        ),
      },
      {
        name: 'updatedAt',
        label: messages.updatedAt,
        cell: ({ updatedAt }) => timeText(updatedAt, messages.none),
        priority: 3,
      },
    ],
    [messages],
  );
  const { removal, fileName } = messages;
  const resource = useStaffResource<Setup>({
    name: 'setups',
    words: messages,
    columns,
    rows: ({ page, size }, { signal }) => getSetupPage({ query: { brand: brand(), page, size } }, { signal }),
    nameOf,
    editor: ({ record, ...on }) => <SetupEditor setup={record} {...on} />,
    acts: [
      {
        words: removal,
        fileName,
        typedAbove: Number.POSITIVE_INFINITY,
        perform: ({ id }, _, options) => orNull(removeSetup({ id }, options)),
        isDone: async ({ id }, options) => !(await orNull(getSetup({ id }, options))),
        onDone: ({ id }) => emit('vt-catalogue-setup-removed', { setupId: id }),
      },
    ],
  });
  /** Of the setups with the place that each gets. */
  const ordering: RecordAct<Setup> = {
    words: { ...removal, bulk: messages.orderRun },
    fileName,
    perform: (setup, _, options) => place(setup, options),
    isDone: isPlaced,
    after: (setup) => setup,
    onDone: ({ id }) => emit('vt-catalogue-setup-saved', { setupId: id }),
  };
  return (
    <>
      <StaffResourceView
        resource={resource}
        tools={
          <Button kind="plain" disabled={resource.bulk.isActive} onClick={() => setOrdering(true)}>
            {messages.order}
          </Button>
        }
      />
      {isOrdering && (
        <SetupOrder
          onSave={(setups) => {
            setOrdering(false);
            resource.clear();
            resource.runAct(ordering, setups);
          }}
          onClose={() => setOrdering(false)}
        />
      )}
    </>
  );
}
