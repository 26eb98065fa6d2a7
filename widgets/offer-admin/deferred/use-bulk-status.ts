import { useRef, useState } from 'react';
import { canBecome, RESULT_OF, type StatusAction, wayBack } from '#domain/offers/offer-lifecycle';
import { useStaffBulk } from '#features/staff/use-staff-bulk';
import type { Offer } from '#services/entities/offer';
import { useHost } from '#ui/core/host-context';
import type { AdminTableModel } from '#ui/table/use-admin-table';
import { type BulkOffer, statusJob, undoJob } from './status-call';

/** What is asked before many offers are changed: those whose status allows it, and how many are left out. */
interface Plan {
  action: StatusAction;
  offers: readonly Offer[];
  leftOut: number;
}

const itemsOf = (offers: readonly Offer[]): BulkOffer[] =>
  offers.map((offer) => ({ id: offer.id, label: offer.title, offer }));

/** The status of many offers: planned, confirmed, changed with a result for each, and undone where there is a way back. */
export function useBulkStatus(table: AdminTableModel<Offer>) {
  const { emit } = useHost();
  const bulk = useStaffBulk<BulkOffer>();
  const [plan, setPlan] = useState<Plan>();
  /** Whose selected offers could not all be loaded. */
  const [uncollected, setUncollected] = useState<StatusAction>();
  const [kind, setKind] = useState<StatusAction | 'undo'>('publish');
  /** Offers that were changed by the run, as they were before. */
  const changed = useRef<Offer[]>([]);
  const back = changed.current.filter(
    ({ status }) => kind !== 'undo' && wayBack(RESULT_OF[kind], status ?? ''),
  );
  const done = ({ id }: BulkOffer, status: string) =>
    emit('vt-offer-status-changed', { offerId: id, status });
  return {
    bulk,
    kind,
    plan,
    uncollected,
    /** Of those that a finished run has changed: those that can get back. */
    undoable: bulk.isActive ? [] : back,
    async collect(action: StatusAction) {
      setUncollected(undefined);
      try {
        const rows = await table.collect();
        const offers = rows.filter(({ status }) => canBecome(status ?? '', RESULT_OF[action]));
        setPlan({ action, offers, leftOut: rows.length - offers.length });
      } catch {
        setUncollected(action);
      }
    },
    drop: () => setPlan(undefined),
    start(reason: string) {
      if (!plan) return;
      const { action, offers } = plan;
      const status = RESULT_OF[action];
      setPlan(undefined);
      setKind(action);
      changed.current = [];
      bulk.start(itemsOf(offers), {
        ...statusJob(status, reason),
        onDone(item) {
          changed.current.push(item.offer);
          done(item, status);
        },
      });
    },
    undo() {
      setKind('undo');
      changed.current = [];
      bulk.start(itemsOf(back), {
        ...undoJob(),
        onDone: (item) => done(item, item.offer.status ?? ''),
      });
    },
    close() {
      bulk.close();
      changed.current = [];
      table.selection.clear();
      table.reload();
    },
  };
}
