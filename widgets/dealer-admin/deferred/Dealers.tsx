import { useMemo, useState } from 'react';
import { StaffResourceView } from '#features/staff/resource/StaffResourceView';
import { type StaffResourceModel, useStaffResource } from '#features/staff/resource/use-staff-resource';
import { useMessages } from '#ui/core/host-context';
import { countText } from '#ui/count-text';
import { UndoNotice } from '#ui/editor/UndoNotice';
import { fillMessage } from '#ui/fill-message';
import { useStyles } from '#ui/hooks/use-styles';
import { Badge } from '#ui/parts/Badge';
import { Button } from '#ui/parts/Button';
import type { AdminColumn } from '#ui/table/use-admin-table';
import { type DealerRow, placeOf } from './dealer-rows';
import css from './dealers.css?inline';
import { LookUp } from './LookUp';
import { texts } from './messages';
import { useDealerActs } from './use-dealer-acts';
import { useDealerRows } from './use-dealer-rows';

/** Blocked since this page was opened: why is known here only. */
type BlockedHere = DealerRow & { reason: string };

const reasonIn = (all: readonly BlockedHere[], of: string): string =>
  all.find(({ id }) => id === of)?.reason ?? '';

/** The dealers as a table, what staff may do to one and to several, and the way to a blocked one. */
export function Dealers() {
  const messages = useMessages(texts);
  const [found, setFound] = useState<readonly DealerRow[]>([]);
  const [ofVisit, setOfVisit] = useState<readonly BlockedHere[]>([]);
  useStyles(css);
  const columns = useMemo<readonly AdminColumn<DealerRow>[]>(
    () => [
      {
        name: 'name',
        label: messages.name,
        cell: ({ name, blocked }) => (
          <>
            {name} {blocked && <Badge tone="danger">{messages.isBlocked}</Badge>}
          </>
        ),
        sortable: true,
      },
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
  const show = (dealer: DealerRow, reason = '') => {
    setFound((before) => before.map((each) => (each.id === dealer.id ? dealer : each)));
    setOfVisit((all) => [
      ...(dealer.blocked ? [{ ...dealer, reason: reason || reasonIn(all, dealer.id) }] : []),
      ...all.filter(({ id }) => id !== dealer.id),
    ]);
  };
  const { block, unblock, unblockMany, join, leave } = useDealerActs(show, () => resource);
  const { listsBlocked, ...rows } = useDealerRows(messages);
  const unblockAll = (dealers: readonly DealerRow[]) => {
    resource.clear();
    resource.askRun(unblockMany, dealers);
  };
  const resource: StaffResourceModel<DealerRow> = useStaffResource<DealerRow>({
    ...rows,
    words: messages,
    columns,
    // A group has several of one name.
    nameOf: ({ name, id }) => `${name} (${id})`,
    shortNameOf: ({ name }) => name,
    acts: [join, leave, listsBlocked ? unblockMany : unblock, block],
  });
  const { table } = resource;
  return (
    <>
      <UndoNotice undo={resource.undo} />
      <StaffResourceView resource={resource} />
      {ofVisit.length > 0 && (
        <section className="of-visit" aria-labelledby="of-visit-title">
          <h3 id="of-visit-title">{messages.ofVisit}</h3>
          <ul className="blocked-dealers">
            {ofVisit.map((dealer) => (
              <li key={dealer.id}>
                <span>
                  {dealer.name} · {dealer.id}
                  {dealer.reason && (
                    <span className="muted blocked-reason">
                      {fillMessage(messages.reason, { reason: dealer.reason })}
                    </span>
                  )}
                </span>
                <Button
                  kind="plain"
                  aria-label={`${messages.unblock.action} ${dealer.name}`}
                  onClick={() => resource.begin(unblock, dealer)}
                >
                  {messages.unblock.action}
                </Button>
              </li>
            ))}
          </ul>
          <p className="muted">{messages.ofVisitHint}</p>
          {ofVisit.length > 1 && (
            <Button kind="plain" onClick={() => unblockAll(ofVisit)}>
              {countText(messages.unblockAll, ofVisit.length)}
            </Button>
          )}
        </section>
      )}
      {/* The rows would push it down. */}
      {(table.rows || table.failed) && (
        <LookUp found={found} onFound={setFound} onUnblock={unblockAll} actionsOf={resource.actionsOf} />
      )}
    </>
  );
}
