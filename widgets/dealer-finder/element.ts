import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * Lists dealers in the visitor's city, in the city of a postal code or around the visitor, the nearest first, with
 * address, phone and route; as the author wants, also in an influence area, a region, a zone or of a group. Details of a
 * dealer and, with the metadata map-tiles, a map load when the visitor opens them. The page's other widgets use the
 * chosen dealer, which is kept for the visit; the list follows the place chosen in other widgets. A measured position is
 * not stored. The children are shown until it is ready, and if it fails.
 *
 * @since 0.1.0
 * @feature F34
 * @part root - The whole widget.
 * @part results - The list with its count.
 * @part dealer - One dealer.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part options - The list of suggestions.
 * @part error - A field's message.
 * @part button - The search button.
 */
defineWidget('vt-dealer-finder', {
  attributes,
  events: ['vt-dealer-selected', 'vt-location-selected'],
  load: 'visible',
  reserve: [520, 480],
  needs: ['brand', 'country', 'service:dealer', 'service:location'],
  island: () => import('./DealerFinder'),
});
