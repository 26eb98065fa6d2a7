import { brand } from '#page/core/metadata';
import { market } from '#page/market';
import type { Offer, OfferMark } from '#services/entities/offer';
import { cachedQuery } from '#services/http/query-cache';
import {
  listOfferCategories,
  listOfferFeatures,
  listOfferParts,
  listOfferStamps,
} from '#services/offer-site';
import { useMessages } from '#ui/core/host-context';
import { useQuery } from '#ui/hooks/use-query';
import { texts } from '../messages';

/** The brand's labels by id. A list that fails leaves the names that the offer itself has. */
async function loadMarks(): Promise<ReadonlyMap<string, OfferMark>> {
  const query = { brand: brand() ?? '', market: market() };
  const lists = await Promise.all(
    [listOfferCategories, listOfferStamps, listOfferFeatures, listOfferParts].map((list, index) =>
      cachedQuery(`offer marks ${index} ${query.brand} ${query.market}`, () => list({ query })).catch(
        () => [],
      ),
    ),
  );
  return new Map(lists.flat().map((mark) => [mark.id, mark]));
}

/** What an offer includes: its category, stamps, features and parts, with the descriptions that the brand gives them. */
export function OfferMarks({ offer }: { offer: Offer }) {
  const messages = useMessages(texts);
  const own = [
    ...(offer.category ? [offer.category] : []),
    ...offer.stamps,
    ...offer.features,
    ...offer.parts,
  ];
  const known = useQuery(loadMarks, own.length > 0 ? 'marks' : undefined).value;
  if (own.length === 0) return null;
  return (
    <section>
      <h4>{messages.included}</h4>
      <ul className="marks">
        {own.map((mark) => {
          const { name, description } = known?.get(mark.id) ?? mark;
          return (
            <li key={mark.id}>
              {name}
              {description && <span className="muted"> {description}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
