import type { OfferFilter } from '#domain/offers/offer-filter';
import { OfferCard } from '#features/offers/card/OfferCard';
import { ClearButton, ItemList } from '#features/offers/list/ItemList';
import { texts as listTexts } from '#features/offers/list/messages';
import { savedDrawing } from '#features/offers/saved-drawing';
import { useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { texts } from './messages';
import { OfferedModels } from './OfferedModels';
import { SaveButton } from './SaveButton';
import { useOfferDealers } from './use-offer-dealers';
import type { FoundOffers } from './use-offers';

interface OfferListProps {
  found: FoundOffers;
  filter: OfferFilter;
  size: number;
  /** Whether the search is limited to the visitor's place. */
  isPlaced: boolean;
  onOpen(id: string): void;
  onClear(): void;
  onEverywhere(): void;
  /** Lists the offers of a model, wherever they are valid; absent if the author limits the list. */
  onModel?: ((modelCode: string) => void) | undefined;
}

/** The found offers, or a way on if there are none. */
export function OfferList({ found, filter, size, isPlaced, ...on }: OfferListProps) {
  const messages = useMessages(texts);
  const { none, open } = useMessages(listTexts);
  const dealers = useOfferDealers(found.items ?? []);
  const empty = filter.saved ? (
    <Empty title={messages.noneSaved} drawing={savedDrawing} action={<ClearButton onClear={on.onClear} />}>
      {messages.noneSavedHint}
    </Empty>
  ) : (
    <Empty
      title={none}
      action={
        <>
          <div className="actions">
            <ClearButton onClear={on.onClear} />
            {isPlaced && (
              <Button kind="plain" onClick={on.onEverywhere}>
                {messages.everywhere}
              </Button>
            )}
          </div>
          {on.onModel && <OfferedModels onChoose={on.onModel} />}
        </>
      }
    >
      {messages.noneHint}
    </Empty>
  );
  return (
    <ItemList list={found} size={size} empty={empty}>
      {(offer) => (
        <OfferCard key={offer.id} offer={offer} dealers={dealers}>
          <Button onClick={() => on.onOpen(offer.id)}>
            {open}
            <span className="sr"> {offer.title}</span>
          </Button>
          <SaveButton offer={offer} />
        </OfferCard>
      )}
    </ItemList>
  );
}
