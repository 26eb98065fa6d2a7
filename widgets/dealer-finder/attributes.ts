import { list, option, type Props, text } from '#element/attributes/attributes';
import { decimal } from '#element/attributes/bounds';
import { heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** Search modes to offer; the first one is open. Without the attribute: city, postal-code, position. */
  'search-by': list('city', 'postal-code', 'position', 'zone', 'group', 'name'),
  /** What the visitor can limit the list to: dealers with a service, those of another brand. Nothing without the attribute. */
  'filter-by': list('service', 'brand'),
  /** How far a search by city or postal code reaches: the city, `radius`, its influence area, the brand's region. */
  extent: option('city', 'radius', 'area', 'regional'),
  /** Initial search radius in kilometres. The visitor can choose another. */
  radius: decimal({ above: 0, default: 50 }),
  /** Only dealers of this group. */
  'dealer-group': text,
  /** Only dealers of this type. */
  'dealer-type': option('any', 'online-schedule', 'digital-dealer'),
};

/** The props of the view. */
export type DealerFinderProps = Props<typeof attributes>;
