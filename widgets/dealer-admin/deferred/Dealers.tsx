import { useMemo, useState } from 'react';
import { StaffResourceView } from '#features/staff/resource/StaffResourceView';
import { type StaffResourceModel, useStaffResource } from '#features/staff/resource/use-staff-resource';
import { useMessages } from '#ui/core/host-context';
import { UndoNotice } from '#ui/editor/UndoNotice';
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

/** The dealers as a table, what staff may do to one and to several, and the way to a blocked one. */
export function Dealers() {
  const messages = useMessages(texts);
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
  const show = (dealer: DealerRow) => {
    setFound((before) => (before?.id === dealer.id ? dealer : before));
    setOfVisit((all) => [...(dealer.blocked ? [dealer] : []), ...all.filter(({ id }) => id !== dealer.id)]);
  };
  const { block, unblock, join, leave } = useDealerActs(show, () => resource);
  const resource: StaffResourceModel<DealerRow> = useStaffResource<DealerRow>({
    ...useDealerRows(messages),
    words: messages,
    columns,
    // A group has several of one name.
    nameOf: ({ name, id }) => `${name} (${id})`,
    shortNameOf: ({ name }) => name,
    acts: [join, leave, unblock, block],
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
        </section>
      )}
      {/* The rows would push it down. */}
      {(table.rows || table.failed) && (
        <LookUp found={found} onFound={setFound} actionsOf={resource.actionsOf} />
      )}
    </>
  );
}
