import type { MoparOffer } from '#services/entities/offer';
import { orNull } from '#services/http/problem';
import { useHost } from '#ui/core/host-context';
import { useQuery } from '#ui/hooks/use-query';
import type { Preselection } from '../link-target';

/** The offer that leads to a booking. */
export interface WantedOffer {
  id: string;
  coupon: string;
  /** As the service has it; null if there is none of this id any more, or it is of no service; undefined until known. */
  offer: MoparOffer | null | undefined;
  failed: boolean;
  retry(): void;
}

/** Few come with an offer. */
const loadCall = () => import('#services/mopar-offer');

/** An offer of accessories is no workshop's. */
const SERVICE = 'SERVICE';

/** Loads the offer of services with which the visitor comes; one that is gone is not sent. */
export function useOffer({ offer: id, coupon }: Pick<Preselection, 'offer' | 'coupon'>): WantedOffer {
  const { signal } = useHost();
  const { value, failed, retry } = useQuery(async () => {
    const { getMoparOffer } = await loadCall();
    return { offer: await orNull(getMoparOffer({ id }, { signal })) };
  }, id || undefined);
  const offer = value && (value.offer?.type === SERVICE ? value.offer : null);
  return { id, coupon, offer, failed: !!failed, retry };
}
