import type { InferOutput } from 'valibot';
import { brand, country } from '#page/core/metadata';
import { listSchedulerServices } from '#services/dealer-scheduler';
import type { dealerService } from '#services/entities/dealer-service';
import { getRevisionSchedule } from '#services/maintenance';
import { useHost } from '#ui/core/host-context';
import { type Query, useQuery } from '#ui/hooks/use-query';
import type { Preselection } from '../link-target';

export type DealerService = InferOutput<typeof dealerService>;
type RevisionSchedule = Awaited<ReturnType<typeof getRevisionSchedule>>;

export interface Services {
  /** The dealer's services, that of a revision with its own name and price; undefined until they have loaded. */
  list: readonly DealerService[] | undefined;
  failed: boolean;
  retry(): void;
  /** The data of the revision that is due, if the page or a link names one. */
  revision: Query<RevisionSchedule>;
}

/** Loads what a dealer's workshop offers, and the price and time of the revision that is due. */
export function useServices(dealer: string, { mvs, revision: number }: Preselection): Services {
  const { signal } = useHost();
  const {
    value,
    failed = false,
    retry,
  } = useQuery(() => listSchedulerServices({ id: dealer }, { signal }), dealer || undefined);
  const revision = useQuery(
    () =>
      getRevisionSchedule(
        {
          query: {
            brand: brand() ?? '',
            country: country() ?? '',
            mvsCode: mvs,
            number: number ?? 1,
            dealerCode: dealer,
          },
        },
        { signal },
      ),
    dealer && mvs && number ? `${dealer} ${mvs} ${number}` : undefined,
  );
  const own = revision.value?.services ?? [];
  const list = value?.map((service) => {
    const ofRevision = own.find(({ id }) => id === service.id);
    return ofRevision
      ? { ...service, serviceName: ofRevision.name || ofRevision.serviceName, price: ofRevision.price }
      : service;
  });
  return { list, failed, retry, revision };
}
