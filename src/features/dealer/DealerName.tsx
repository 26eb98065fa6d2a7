import { useQuery } from '#ui/hooks/use-query';

/** Loads with the first dealer: it brings what is known of dealers along. */
const dealerOf = async (code: string) => {
  const { anyDealerOfId } = await import('./dealer-details');
  return anyDealerOfId(code);
};

/** A dealer's name; its code until it is known, and if it cannot be. */
export function DealerName({ code }: { code: string }) {
  const { value } = useQuery(() => dealerOf(code), code);
  return <>{value ? [value.name, value.cityName].filter(Boolean).join(', ') : code}</>;
}
