import { offerOfKind } from '#domain/offers/offer-id';
import { $car } from '#features/car/car-store';
import { loadStatedOffer, type StatedOffer } from '#features/offers/stated-offer';
import { brand, country } from '#page/core/metadata';
import { orNull } from '#services/http/problem';
import { useQuery } from '#ui/hooks/use-query';
import { useStoreSelector } from '#ui/hooks/use-store-selector';

export interface VisitOffer {
  /** Null without an offer of a car for sale in this page's brand and country. */
  stated: StatedOffer | null;
  /** The dealer that has the car, if it is known. */
  dealer: string | undefined;
  /** The service knows no offer of the id. */
  isMissing: boolean;
  isLoading: boolean;
  failed: boolean;
  retry(): void;
}

/** A link of another page may name an offer of another brand. */
const isOfPage = ({ offer }: StatedOffer) =>
  (!offer.brand || offer.brand.toLowerCase() === brand()) &&
  (!offer.countryCode || offer.countryCode === country());

/** The offer that the visitor comes with, as the service has it now. */
export function useVisitOffer(): VisitOffer {
  const id = useStoreSelector($car, ({ lastViewedOffer }) => offerOfKind(lastViewedOffer, 'sale')?.id);
  const linked = useStoreSelector($car, ({ lastViewedOffer }) => lastViewedOffer?.dealer);
  const { value, failed, retry } = useQuery(
    () => orNull(loadStatedOffer(id ?? '').then((stated) => ({ stated }))).then((found) => ({ found })),
    id,
  );
  const known = value?.found?.stated;
  const stated = known && isOfPage(known) ? known : null;
  const { dealerCodes = [] } = stated?.offer ?? {};
  return {
    stated,
    // With several dealers the visitor chooses.
    dealer: linked ?? (dealerCodes.length === 1 ? dealerCodes[0] : undefined),
    isMissing: !!value && !value.found,
    isLoading: !!id && !value && !failed,
    failed: !!failed,
    retry,
  };
}
