import { useLayoutEffect, useRef, useState } from 'react';
import { joinFields, splitFields } from '#domain/offers/filter-fields';
import { RENTAL_OFFER_BRANDS } from '#domain/offers/offer-kinds';
import { brandModels } from '#features/car/current/models';
import { usePictures } from '#features/car/current/use-pictures';
import { BRAND_NAMES } from '#features/car/summary/brand-names';
import { FilterPanel } from '#features/offers/list/FilterPanel';
import { ItemList, NothingFound } from '#features/offers/list/ItemList';
import { texts as listTexts } from '#features/offers/list/messages';
import { SelectFilter } from '#features/offers/list/SelectFilter';
import { useOpened } from '#features/offers/list/use-opened';
import { restoreLocation } from '#features/place/location-store';
import { brand, country } from '#page/core/metadata';
import { listRentalOffers } from '#services/rental-offer';
import { useCollection } from '#ui/collection/use-collection';
import { useHost, useMessages } from '#ui/core/host-context';
import { useQuery } from '#ui/hooks/use-query';
import { useStyles } from '#ui/hooks/use-styles';
import { useUrlStep } from '#ui/hooks/use-url-step';
import { LateContent } from '#ui/LateContent';
import type { RentalOffersProps } from '../attributes';
import { RentalDetail } from './detail/RentalDetail';
import css from './list.css?inline';
import { texts } from './messages';
import { RentalCard } from './RentalCard';

/** The query parameters of the filter and of an opened offer; a list of offers for sale may be on the page as well. */
const FILTER_PARAMETER = 'vt-rental-offers';
const OPENED_PARAMETER = 'vt-rental-offer';

interface Filter {
  /** Of RENTAL_OFFER_BRANDS; empty for all. */
  brand: string;
  /** Name of the model; empty for all. */
  model: string;
}

const NO_FILTER: Filter = { brand: '', model: '' };

function parseFilter(text: string | null): Filter {
  const [of = '', model = ''] = splitFields(text);
  return { brand: RENTAL_OFFER_BRANDS.find((known) => known === of) ?? '', model };
}

type ListProps = Omit<RentalOffersProps, 'heading' | 'count'> & { size: number };

/** The list with its filters, or one of its offers; both are in the page's URL. The list stays loaded meanwhile. */
export function List({ size, model: authored, allBrands, dealerGroup, ...pages }: ListProps) {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const common = useMessages(listTexts);
  const region = useRef<HTMLDivElement>(null);
  const filterUrl = useUrlStep(FILTER_PARAMETER, (text) => setFilter(parseFilter(text)));
  const [filter, setFilter] = useState(() => parseFilter(filterUrl.read()));
  const [opened, open] = useOpened(OPENED_PARAMETER, region);
  useStyles(css);
  useLayoutEffect(() => restoreLocation(country()), []);

  const of = allBrands ? filter.brand : (brand() ?? '');
  const model = authored || filter.model;
  const query = { size, country: country() ?? '', ...(of && { brand: of }), ...(model && { model }) };
  const found = useCollection({ key: JSON.stringify(query) }, (page) =>
    listRentalOffers({ query: { ...query, page } }, { signal }),
  );
  usePictures();
  // The catalogue has the models of the page's brand. Without it the list cannot be filtered by model.
  const hasModels = !authored && of === brand();
  const { value: models = [] } = useQuery(brandModels, hasModels ? 'models' : undefined);

  const change = (next: Filter) => {
    setFilter(next);
    filterUrl.write(joinFields([next.brand, next.model]), 'push');
  };
  /** The pressed button is then removed: the focus stays in the list. */
  const fromRegion = (act: () => void) => () => {
    region.current?.focus();
    act();
  };
  const isFiltered = (allBrands && !!filter.brand) || !!filter.model;
  const names = models.map(({ modelName }) => modelName ?? '');
  return (
    <div className="list" tabIndex={-1} ref={region} aria-busy={!opened && !found.items && !found.failed}>
      {opened ? (
        <RentalDetail
          key={opened}
          id={opened}
          known={found.items?.find(({ id }) => id === opened)}
          pages={pages}
          dealerGroup={dealerGroup}
          parameter={OPENED_PARAMETER}
          onBack={() => open('')}
        />
      ) : (
        <>
          {(allBrands || hasModels) && (
            <FilterPanel values={[allBrands && filter.brand, filter.model]}>
              <div className="filter-fields">
                {allBrands && (
                  <SelectFilter
                    name="rental-brand"
                    label={messages.brand}
                    value={filter.brand}
                    onChange={(value) => change({ brand: value, model: '' })}
                  >
                    <option value="">{messages.allBrands}</option>
                    {RENTAL_OFFER_BRANDS.map((each) => (
                      <option key={each} value={each}>
                        {BRAND_NAMES[each]}
                      </option>
                    ))}
                  </SelectFilter>
                )}
                {hasModels && (
                  <SelectFilter
                    name="rental-model"
                    label={common.model}
                    value={filter.model}
                    onChange={(value) => change({ ...filter, model: value })}
                  >
                    <option value="">{common.all}</option>
                    {[...new Set([...names, filter.model])].filter(Boolean).map((name) => (
                      <option key={name}>{name}</option>
                    ))}
                  </SelectFilter>
                )}
              </div>
            </FilterPanel>
          )}
          <LateContent>
            <ItemList
              list={found}
              size={size}
              empty={
                <NothingFound
                  isFiltered={isFiltered}
                  hint={messages.noneHint}
                  none={messages.noneOfBrand}
                  onClear={fromRegion(() => change(NO_FILTER))}
                />
              }
            >
              {(offer) => <RentalCard key={offer.id} offer={offer} onOpen={open} />}
            </ItemList>
          </LateContent>
        </>
      )}
    </div>
  );
}
