import type { PlaceValues } from '../../src/features/place/search/place-form';

/** radius: kilometres, as text. */
export interface FinderValues extends PlaceValues {
  radius: string;
}
