import type { Offer } from '#services/entities/offer';
import { useQuery } from '#ui/hooks/use-query';

// Only lists with offers of a group, and searches by group or name, load it.
const loadGroups = () => import('#features/dealer/linked-dealers').then(({ dealerGroups }) => dealerGroups());

/** Returns the name of an offer's dealer group; empty for none, and while it is unknown. */
export function useGroupName({ dealerGroup }: Pick<Offer, 'dealerGroup'>): string {
  const { value } = useQuery(loadGroups, dealerGroup ? 'groups' : undefined);
  return value?.find(({ code }) => code === dealerGroup)?.name ?? '';
}
