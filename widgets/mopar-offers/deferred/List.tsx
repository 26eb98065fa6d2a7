import { useRef, useState } from 'react';
import { ofBrand } from '#domain/lists/of-brand';
import { joinFields, splitFields } from '#domain/offers/filter-fields';
import { MOPAR_OFFER_TYPES, MOPAR_OFFERS } from '#domain/offers/offer-kinds';
import { sameName } from '#domain/person/same-name';
import { ItemList, NothingFound } from '#features/offers/list/ItemList';
import { useOpened } from '#features/offers/list/use-opened';
import { brand, country } from '#page/core/metadata';
import type { MoparOffer } from '#services/entities/offer';
import { listMoparOffers } from '#services/mopar-offer';
import { useFirstItems } from '#ui/collection/first-items';
import { useCollection } from '#ui/collection/use-collection';
import { useHost, useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { useUrlStep } from '#ui/hooks/use-url-step';
import { LateContent } from '#ui/LateContent';
import type { MoparOffersProps } from '../attributes';
import { Filters, type MoparFilter, NO_FILTER } from './Filters';
import css from './list.css?inline';
import { MoparCard } from './MoparCard';
import { MoparDetail } from './MoparDetail';
import { texts } from './messages';

/** The query parameters of the filter and of an opened offer; a list of cars may be on the page as well. */
const FILTER_PARAMETER = 'vt-mopar-offers';
const OPENED_PARAMETER = 'vt-mopar-offer';

function parseFilter(text: string | null): MoparFilter {
  const [type = '', kind = '', model = ''] = splitFields(text);
  return {
    type: MOPAR_OFFERS.find((known) => known === type) ?? '',
    kind: MOPAR_OFFER_TYPES.find((known) => known === kind) ?? '',
    model,
  };
}

const filterText = ({ type, kind, model }: MoparFilter): string => joinFields([type, kind, model]);

/** Whether an offer is of a country and a subject, as far as it says; a service may answer others. */
const isIn =
  (country: string, type = '') =>
  (offer: MoparOffer): boolean =>
    (!offer.countryCode || !country || offer.countryCode === country) && (!type || offer.type === type);

/** An offer that names no model is for all. */
const isFor = ({ models }: MoparOffer, model: string) =>
  !model || models.length === 0 || models.some((each) => sameName(each, model));

type ListProps = Omit<MoparOffersProps, 'heading' | 'count'> & { size: number };

/** The list with its filters, or one of its offers; both are in the page's URL. */
export function List({ size, type: authored, model: authoredModel, ...pages }: ListProps) {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const region = useRef<HTMLDivElement>(null);
  const filterUrl = useUrlStep(FILTER_PARAMETER, (text) => setFilter(parseFilter(text)));
  const [filter, setFilter] = useState(() => parseFilter(filterUrl.read()));
  const [opened, open] = useOpened(OPENED_PARAMETER, region);
  useStyles(css);

  const query = {
    brand: brand() ?? '',
    country: country() ?? '',
    ...(authored && { type: authored.toUpperCase() }),
  };
  const all = useCollection({ key: JSON.stringify(query) }, () => listMoparOffers({ query }, { signal }));
  const model = authoredModel || filter.model;
  const own = all.items && ofBrand(all.items, query.brand).filter(isIn(query.country, query.type));
  const items = own?.filter(
    (offer) =>
      (!filter.type || offer.type === filter.type) &&
      (!filter.kind || offer.kind === filter.kind) &&
      isFor(offer, model),
  );
  const found = useFirstItems({ ...all, items }, size, filterText(filter));

  const change = (next: MoparFilter) => {
    setFilter(next);
    filterUrl.write(filterText(next), 'push');
  };
  /** The pressed button is then removed: the focus stays in the list. */
  const fromRegion = (act: () => void) => () => {
    region.current?.focus();
    act();
  };
  const isFiltered = !!(filter.type || filter.kind || filter.model);
  return (
    <div className="list" tabIndex={-1} ref={region} aria-busy={!opened && !all.items && !all.failed}>
      {opened ? (
        <MoparDetail
          key={opened}
          id={opened}
          known={all.items?.find(({ id }) => id === opened)}
          pages={pages}
          parameter={OPENED_PARAMETER}
          onBack={() => open('')}
        />
      ) : (
        <>
          <Filters
            filter={filter}
            isTypeFixed={!!authored}
            {...(!authoredModel && { models: (own ?? []).flatMap(({ models }) => models) })}
            onChange={change}
          />
          <LateContent>
            <ItemList
              list={found}
              size={size}
              empty={
                <NothingFound
                  isFiltered={isFiltered}
                  hint={messages.noneHint}
                  none={messages.noneNow}
                  onClear={fromRegion(() => change(NO_FILTER))}
                />
              }
            >
              {(offer) => <MoparCard key={offer.id} offer={offer} onOpen={open} />}
            </ItemList>
          </LateContent>
        </>
      )}
    </div>
  );
}
