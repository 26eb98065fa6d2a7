import { vi } from 'vitest';
import { clearDealer } from '#features/dealer/dealer-store';
import { clearQueryCache } from '#services/http/query-cache';
import { attributes, type DealerFinderProps } from '#widgets/dealer-finder/attributes';
import DealerFinder from '#widgets/dealer-finder/DealerFinder';
import { CITIES, page, STATES } from '../../lib/answers';
import { attributeValue } from '../../lib/attribute-value';
import { clearLocation } from '../../lib/clear-location';
import { leave, render } from '../../lib/render';

/** A city of the tests as a place of the page. */
export const city = (index: number) =>
  ({ ...(CITIES[index] as object), influenceAreas: [], regionals: [] }) as never;

/** A dealer so many degrees south of the middle of Belo Horizonte. */
export const dealer = (id: string, name: string, south = 0, more = {}) => ({
  idSiteGeo: id,
  name,
  cityName: 'Belo Horizonte',
  cityCode: '3106200',
  stateCode: 'MG',
  phone: '3133334444',
  longitude: -43.9386,
  latitude: -19.9208 - south,
  ...more,
});

/** Not in the order of their distance. */
export const some = [dealer('3', 'Longe', 0.2), dealer('1', 'Perto', 0.01), dealer('2', 'Meio', 0.1)];

export const places = { '/country/BR/state': STATES, '/location/city': CITIES };

export const show = (props: Partial<DealerFinderProps> = {}, language: 'pt-BR' | 'es-AR' = 'pt-BR') =>
  render(
    <DealerFinder
      heading=""
      searchBy={['city', 'postal-code', 'position', 'zone', 'group', 'name']}
      filterBy={['service', 'brand']}
      extent="city"
      radius={attributeValue(attributes.radius)}
      dealerGroup=""
      dealerType="any"
      {...props}
    />,
    language,
    [props.searchBy && 'search-by', props.filterBy && 'filter-by'].filter(Boolean).join(' ') || undefined,
  );

export const names = () => [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);

export const radio = (value: string) => document.querySelector(`input[value="${value}"]`) as Element;

/** What loads when it is used is there at once, so that no test waits for the disk. */
export async function loadFinder(): Promise<void> {
  await Promise.all([
    import('#widgets/dealer-finder/deferred'),
    import('#widgets/dealer-finder/deferred/results'),
    import('#services/http/send'),
    import('#widgets/dealer-finder/deferred/details/Details'),
    import('#widgets/dealer-finder/deferred/linked/linked-searches'),
    import('#widgets/dealer-finder/deferred/filters/filters'),
    import('#widgets/dealer-finder/deferred/map/DealerMap'),
  ]);
}

/** A page without a place or a dealer. */
export function openFinder(): void {
  clearQueryCache();
  clearLocation();
  clearDealer();
  page();
}

export async function leaveFinder(): Promise<void> {
  await leave();
  vi.unstubAllGlobals();
}
