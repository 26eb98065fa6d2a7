import { useMemo, useState } from 'react';
import { SignInLink } from '#features/session/sign-in/SignInLink';
import { ConfirmedAction } from '#features/staff/ConfirmedAction';
import { useCollectedRows } from '#features/staff/use-collected-rows';
import { useConfirmation } from '#features/staff/use-confirmation';
import { useStaffBulk } from '#features/staff/use-staff-bulk';
import { BulkRun } from '#ui/bulk/BulkRun';
import { FailureNotice } from '#ui/core/FailureNotice';
import { fillMessage, useHost, useMessages } from '#ui/core/host-context';
import { countText } from '#ui/count-text';
import { ConfirmDialog } from '#ui/editor/ConfirmDialog';
import { UndoNotice } from '#ui/editor/UndoNotice';
import { useStyles } from '#ui/hooks/use-styles';
import { Badge } from '#ui/parts/Badge';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { AdminTable } from '#ui/table/AdminTable';
import type { AdminColumn } from '#ui/table/use-admin-table';
import { hasTrait, setTrait, type Wanted } from './change-dealer';
import { type DealerRow, placeOf } from './dealer-rows';
import css from './dealers.css?inline';
import { LookUp } from './LookUp';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import { useDealerActs } from './use-dealer-acts';
import { useDealerList } from './use-dealer-list';

/** Least number of characters of the reason. */
const REASON_LENGTH = 10;
/** So many are blocked at once only by who has typed their number. */
const MANY = 10;

/** The dealers as a table, what staff may do to one and to several, and the way to a blocked one. */
export function Dealers() {
  const messages = useMessages(pt, es);
  const { emit } = useHost();
  const [found, setFound] = useState<DealerRow>();
  const [ofVisit, setOfVisit] = useState<readonly DealerRow[]>([]);
  useStyles(css);
  const columns = useMemo<readonly AdminColumn<DealerRow>[]>(
    () => [
      { name: 'name', label: messages.name, cell: ({ name }) => name, sortable: true },
      { name: 'code', label: messages.code, cell: ({ id }) => id, sortable: true, priority: 2 },
      { name: 'place', label: messages.place, cell: placeOf, sortable: true },
      {
        name: 'econnect',
        label: messages.econnect,
        cell: ({ econnect }) => (
          <Badge tone={econnect ? 'success' : 'neutral'}>
            {econnect ? messages.participates : messages.participatesNot}
          </Badge>
        ),
      },
    ],
    [messages],
  );
  const { table, refresh, put } = useDealerList(columns, messages);
  const isBlockedNow = (dealer: DealerRow) =>
    setOfVisit((all) => [dealer, ...all.filter(({ id }) => id !== dealer.id)]);
  const acts = useDealerActs((dealer) => {
    put(dealer);
    setFound((before) => (before?.id === dealer.id ? dealer : before));
    if (dealer.blocked) isBlockedNow(dealer);
    else setOfVisit((all) => all.filter(({ id }) => id !== dealer.id));
  });
  const { can } = acts;
  const blocking = useConfirmation<DealerRow>({
    perform: acts.block,
    conflict: messages.blockedAlready,
    notDone: messages.notBlocked,
    onDone: () => {},
    onUnknown: refresh,
  });
  const actionsOf = (dealer: DealerRow) => [
    ...(can.econnect
      ? [
          {
            label: dealer.econnect ? messages.leave : messages.join,
            onPress: () => void acts.toggleEconnect(dealer),
          },
        ]
      : []),
    ...(can.block
      ? dealer.blocked
        ? [{ label: messages.unblock, onPress: () => void acts.unblock(dealer) }]
        : [{ label: messages.block, isDanger: true, onPress: () => blocking.ask(dealer) }]
      : []),
  ];
  const selected = useCollectedRows<DealerRow>(table);
  const { rows: several } = selected;
  const bulk = useStaffBulk<DealerRow & { label: string }>();
  const blockAll = (dealers: readonly DealerRow[], reason: string) => {
    selected.drop();
    const wanted: Wanted = { trait: 'blocked', value: true, reason };
    bulk.start(
      dealers.map((dealer) => ({ ...dealer, label: `${dealer.name} (${dealer.id})` })),
      {
        perform: ({ id }, { signal: ended, key }) =>
          setTrait(id, wanted, { signal: ended, idempotencyKey: key }),
        check: ({ id }, { signal: ended }) => hasTrait(id, wanted, ended),
        onDone(dealer) {
          emit('vt-dealer-blocked', { dealerId: dealer.id });
          put({ ...dealer, blocked: true });
          isBlockedNow({ ...dealer, blocked: true });
        },
      },
    );
  };
  const closeBulk = () => {
    bulk.close();
    table.selection.clear();
    refresh();
  };
  return (
    <>
      {(!can.block || !can.econnect) && (
        <p className="muted">{can.block ? messages.onlyBlocking : messages.onlyEconnect}</p>
      )}
      <UndoNotice undo={acts.undo} />
      <p role="status" className={acts.said ? 'notice' : 'sr'}>
        {acts.said}
      </p>
      {acts.problem && (
        <p className="notice bad" role="alert">
          {acts.problem}
        </p>
      )}
      {selected.failed && <FailureNotice onRetry={selected.collect} />}
      {bulk.run ? (
        <BulkRun
          bulk={bulk}
          words={messages.bulk}
          fileName="concessionarias"
          isSignedIn={bulk.isSignedIn}
          whenEnded={<SignInLink newTab />}
          onClose={closeBulk}
        />
      ) : (
        <AdminTable<DealerRow>
          table={table}
          caption={messages.caption}
          // A group has several of one name.
          nameOf={({ name, id }) => `${name} (${id})`}
          actionsOf={actionsOf}
          {...(can.block && {
            bulkActions: [{ label: messages.block, isDanger: true, onPress: selected.collect }],
          })}
          empty={<Empty title={messages.emptyTitle}>{messages.emptyHint}</Empty>}
        />
      )}
      {ofVisit.length > 0 && (
        <section className="of-visit" aria-labelledby="of-visit-title">
          <h3 id="of-visit-title">{messages.ofVisit}</h3>
          <ul className="blocked-dealers">
            {ofVisit.map((dealer) => (
              <li key={dealer.id}>
                <span>
                  {dealer.name} · {dealer.id}
                </span>
                <Button
                  kind="plain"
                  aria-label={`${messages.unblock} ${dealer.name}`}
                  onClick={() => void acts.unblock(dealer)}
                >
                  {messages.unblock}
                </Button>
              </li>
            ))}
          </ul>
          <p className="muted">{messages.ofVisitHint}</p>
        </section>
      )}
      {/* The rows would push it down. */}
      {(table.rows || table.failed) && <LookUp found={found} onFound={setFound} actionsOf={actionsOf} />}
      <ConfirmedAction
        confirmation={blocking}
        title={({ name }) => fillMessage(messages.blockTitle, { name })}
        action={messages.block}
        reasonLength={REASON_LENGTH}
      >
        <p>{fillMessage(messages.blockHint, { code: blocking.asked?.id ?? '' })}</p>
      </ConfirmedAction>
      {several && (
        <ConfirmDialog
          title={countText(messages.blockMany, several.length)}
          action={messages.block}
          reasonLength={REASON_LENGTH}
          {...(several.length > MANY && { typedCount: several.length })}
          onConfirm={(reason) => blockAll(several, reason)}
          onClose={selected.drop}
        >
          <p>{messages.blockManyHint}</p>
          <p>{several.map(({ name }) => name).join(', ')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
