import { useStore } from '@nanostores/react';
import { timeZoneOf } from '#domain/dealer/opening-hours';
import { country } from '#page/core/metadata';
import type { DealerDetails } from '#services/entities/dealer';
import { type Query, useQuery } from '#ui/hooks/use-query';
import { $dealer } from '../dealer-store';

/** The dealer that a form is about. */
export interface FormDealer {
  /** idSiteGeo; empty until one is chosen. */
  id: string;
  /** Its name, place and opening hours; undefined until they have loaded. */
  details: DealerDetails | undefined;
  /** Its time zone; that of the country's capital until it is known. */
  timeZone: string;
  failed: boolean;
  retry(): void;
  /** Whether the author has named it: the visitor then does not choose. */
  isAuthored: boolean;
}

/** Its code is the finder's, which has loaded where the visitor has chosen the dealer. */
const loadDealer = (id: string): Promise<DealerDetails> =>
  import('../dealer-details').then(({ dealerOfId }) => dealerOfId(id));

/** Loads a dealer by its id, once for the page: its place, hours and name. */
export const useDealer = (id: string): Query<DealerDetails> =>
  useQuery(() => loadDealer(id), id || undefined);

/** Returns the author's dealer, else the one that the visitor has chosen on the page. */
export function useFormDealer(authored: string): FormDealer {
  const chosen = useStore($dealer);
  const id = authored || chosen?.id || '';
  const { value: details, failed = false, retry } = useDealer(id);
  const stateCode = details?.stateCode || (authored ? '' : (chosen?.stateCode ?? ''));
  const timeZone = timeZoneOf(country() ?? 'BR', stateCode);
  return { id, details, timeZone, failed, retry, isAuthored: !!authored };
}
