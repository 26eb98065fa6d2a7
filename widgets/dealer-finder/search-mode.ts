import type { Country } from '#domain/core/brands';
import type { LatestRequest } from '#domain/core/latest-request';
import type { Location } from '#features/place/location-store';
import type { Form } from '#ui/core/use-form';
import type { DealerFinderProps } from './attributes';
import type { Search } from './deferred/search';
import type { FinderValues } from './form-values';

type FinderModule = typeof import('./deferred').finderModule;
type ResultsModule = typeof import('./deferred/results');

/** What the fields of a search mode get. */
export interface SearchModeProps {
  mode: string;
  form: Form<FinderValues>;
  country: Country;
  props: DealerFinderProps;
  /** The author's radius in kilometres. */
  radius: number;
  /** Searches for a place: a later one drops a measurement. */
  searches: LatestRequest;
  /** Whether the visitor has searched in this mode. */
  isKnown: boolean;
  /** The searched place; null while the visitor changes it. */
  place: Location | null;
  onChange(): void;
  onCancel?(): void;
  /** Sets what is searched in this mode; undefined for nothing. */
  onSearch(search: Search | undefined): void;
  /** Undefined until it has loaded. */
  module: FinderModule | undefined;
  results: ResultsModule | undefined;
}
