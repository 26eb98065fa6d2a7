import { useMemo, useState } from 'react';
import { BulkActionView } from '#features/staff/BulkActionView';
import { ConfirmedAction } from '#features/staff/ConfirmedAction';
import { useBulkAction } from '#features/staff/use-bulk-action';
import { useConfirmation } from '#features/staff/use-confirmation';
import { useHost, useMessages } from '#ui/core/host-context';
import { UndoNotice } from '#ui/editor/UndoNotice';
import { fillMessage } from '#ui/fill-message';
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
import { texts } from './messages';
import { useDealerActs } from './use-dealer-acts';
import { useDealerList } from './use-dealer-list';

/** Least number of characters of the reason. */
const REASON_LENGTH = 10;
/** So many are blocked at once only by who has typed their number. */
const MANY = 10;
/** A group has several of one name. */
const nameOf = ({ name, id }: DealerRow) => `${name} (${id})`;

/** The dealers as a table, what staff may do to one and to several, and the way to a blocked one. */
export function Dealers() {
  const messages = useMessages(texts);
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
  const blockWith = (reason: string): Wanted => ({ trait: 'blocked', value: true, reason });
  const blockings = useBulkAction<DealerRow>({
    table,
    nameOf,
    perform: ({ id }, reason, options) => setTrait(id, blockWith(reason), options),
    check: ({ id }, { signal }) => hasTrait(id, blockWith(''), signal),
    onDone(dealer) {
      emit('vt-dealer-blocked', { dealerId: dealer.id });
      put({ ...dealer, blocked: true });
      isBlockedNow({ ...dealer, blocked: true });
    },
    onClose: refresh,
  });
  return (
    <>
      {(!can.block || !can.econnect) && (
        <p className="muted">{can.block ? messages.onlyBlocking : messages.onlyEconnect}</p>
      )}
      <UndoNotice undo={acts.undo} />
      <p role="status" className={acts.statusMessage ? 'notice' : 'sr'}>
        {acts.statusMessage}
      </p>
      {acts.problem && (
        <p className="notice bad" role="alert">
          {acts.problem}
        </p>
      )}
      <BulkActionView
        action={blockings}
        title={messages.blockMany}
        button={messages.block}
        hint={messages.blockManyHint}
        words={messages.bulk}
        fileName="concessionarias"
        reasonLength={REASON_LENGTH}
        typedAbove={MANY}
      >
        <AdminTable<DealerRow>
          table={table}
          caption={messages.caption}
          nameOf={nameOf}
          actionsOf={actionsOf}
          {...(can.block && {
            bulkActions: [{ label: messages.block, isDanger: true, onPress: blockings.selected.collect }],
          })}
          empty={<Empty title={messages.emptyTitle}>{messages.emptyHint}</Empty>}
        />
      </BulkActionView>
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
    </>
  );
}
