import { useMemo, useState } from 'react';
import { SignInLink } from '#features/session/sign-in/SignInLink';
import { useAccountRows } from '#features/session/use-account-content';
import { BulkActionView } from '#features/staff/BulkActionView';
import { ConfirmedAction } from '#features/staff/ConfirmedAction';
import { useBulkAction } from '#features/staff/use-bulk-action';
import { useConfirmation } from '#features/staff/use-confirmation';
import { useStaffBulk } from '#features/staff/use-staff-bulk';
import { brand } from '#page/core/metadata';
import { isKind, orNull } from '#services/http/problem';
import type { CallOptions } from '#services/http/types';
import { getSetup, getSetupPage, removeSetup, type Setup } from '#services/model-setups';
import { BulkRun } from '#ui/bulk/BulkRun';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Badge, Label } from '#ui/parts/Badge';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { AdminTable } from '#ui/table/AdminTable';
import { timeText } from '#ui/table/time-text';
import { type AdminColumn, useAdminTable } from '#ui/table/use-admin-table';
import { texts } from './messages';
import { SetupEditor } from './SetupEditor';
import { SetupOrder } from './SetupOrder';
import { nameOf, putSetup } from './setup-rows';

/** A setup as an item of a run, with the place that it gets. */
type SetupItem = Setup & { label: string };

/** Removes a setup; one that is gone already counts as removed, which was the aim. Throws a ServiceError. */
const removeOnce = (id: string, options: CallOptions): Promise<unknown> =>
  orNull(removeSetup({ id }, options));

/** The setups of the brand's models as a table, with what staff can do to one, to several and to their order. */
export function Setups() {
  const messages = useMessages(texts);
  const { signal, emit } = useHost();
  const [edited, setEdited] = useState<Setup | 'new'>();
  const [isOrdering, setOrdering] = useState(false);
  const [statusMessage, setStatusMessage] = useState('');
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
  const table = useAdminTable<Setup>({
    name: 'setups',
    columns,
    source: useAccountRows('gate'),
    load: ({ page, size }) => getSetupPage({ query: { brand: brand(), page, size } }, { signal }),
  });
  const isRemoved = ({ id }: Setup) => {
    emit('vt-catalogue-setup-removed', { setupId: id });
    table.drop(id);
  };
  const removal = useConfirmation<Setup>({
    perform: ({ id }) => removeOnce(id, { signal }),
    conflict: messages.notRemoved,
    notDone: messages.notRemoved,
    onDone(setup) {
      isRemoved(setup);
      setStatusMessage(fillMessage(messages.removed, { name: nameOf(setup) }));
      table.reload();
    },
    onUnknown: table.reload,
  });
  const removals = useBulkAction<Setup>({
    table,
    nameOf,
    perform: ({ id }, _reason, options) => removeOnce(id, options),
    check: async ({ id }, options) => !(await orNull(getSetup({ id }, options))),
    onDone: isRemoved,
    onClose: table.reload,
  });
  const ordering = useStaffBulk<SetupItem>();
  const saveOrder = (setups: readonly Setup[]) => {
    setOrdering(false);
    setStatusMessage('');
    const isPlaced = async ({ id, ordering }: Setup, ended: AbortSignal) =>
      (await orNull(getSetup({ id }, { signal: ended })))?.ordering === ordering;
    ordering.start(
      setups.map((setup) => ({ ...setup, label: nameOf(setup) })),
      {
        async perform(setup, { signal: ended, key }) {
          try {
            await putSetup(setup, {}, { signal: ended, idempotencyKey: key });
          } catch (error) {
            // A browser repeats a PUT whose connection was lost: another version may be this visitor's own.
            const isConflict = isKind(error, 'conflict');
            if (!isConflict || !(await isPlaced(setup, ended).catch(() => false))) throw error;
          }
        },
        check: (setup, { signal: ended }) => isPlaced(setup, ended),
        onDone: ({ id }) => emit('vt-catalogue-setup-saved', { setupId: id }),
      },
    );
  };
  const collect = () => {
    setStatusMessage('');
    removals.selected.collect();
  };
  const saved = (setup: Setup) => {
    setStatusMessage(fillMessage(messages.saved, { name: nameOf(setup) }));
    setEdited(undefined);
    table.put(setup);
    table.reload();
  };
  return (
    <>
      <div className="actions catalogue-tools">
        <Button onClick={() => setEdited('new')}>{messages.create}</Button>
        <Button
          kind="plain"
          disabled={removals.bulk.isActive || ordering.isActive}
          onClick={() => setOrdering(true)}
        >
          {messages.order}
        </Button>
      </div>
      <p role="status" className={statusMessage ? 'notice' : 'sr'}>
        {statusMessage}
      </p>
      <BulkActionView
        action={removals}
        title={messages.removeMany}
        button={messages.remove}
        hint={messages.removeHint}
        words={messages.runs.removal}
        fileName={messages.fileName}
      >
        {ordering.run ? (
          <BulkRun
            bulk={ordering}
            words={messages.runs.order}
            fileName={messages.fileName}
            isSignedIn={ordering.isSignedIn}
            whenEnded={<SignInLink newTab />}
            onClose={() => {
              ordering.close();
              table.reload();
            }}
          />
        ) : (
          <AdminTable<Setup>
            table={table}
            caption={messages.setupsCaption}
            nameOf={nameOf}
            onOpen={setEdited}
            actionsOf={(setup) => [
              { label: messages.edit, onPress: () => setEdited(setup) },
              { label: messages.remove, isDanger: true, onPress: () => removal.ask(setup) },
            ]}
            bulkActions={[{ label: messages.remove, isDanger: true, onPress: collect }]}
            empty={<Empty title={messages.noSetups}>{messages.noSetupsHint}</Empty>}
          />
        )}
      </BulkActionView>
      {edited && (
        <SetupEditor
          setup={edited === 'new' ? undefined : edited}
          onSaved={saved}
          onClose={() => setEdited(undefined)}
        />
      )}
      {isOrdering && <SetupOrder onSave={saveOrder} onClose={() => setOrdering(false)} />}
      <ConfirmedAction
        confirmation={removal}
        title={(setup) => fillMessage(messages.removeTitle, { name: nameOf(setup) })}
        action={messages.remove}
      >
        <p>{messages.removeHint}</p>
      </ConfirmedAction>
    </>
  );
}
