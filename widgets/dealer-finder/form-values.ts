import type { PlaceValues } from '#features/place/search/place-form';

/** radius: kilometres, as text; province, zone, group, area: codes. */
export interface FinderValues extends PlaceValues {
  radius: string;
  province: string;
  zone: string;
  group: string;
  area: string;
  /** A part of a dealer's name. */
  dealerName: string;
  /** The postal code that was last searched for because it was complete. */
  searchedCode: string;
}
