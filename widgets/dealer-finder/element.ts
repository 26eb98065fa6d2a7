import { defineWidget } from '../../src/element/host';
import { attributes } from './attributes';

/**
 * Dealers of the visitor's city, of a postal code's city or around the visitor, the nearest first, with address, phone
 * and route. The page's other widgets follow the dealer that is chosen; the list follows the place that other widgets
 * choose. A position that the browser measures is kept nowhere. Children are shown until it is ready, and if it cannot
 * be.
 *
 * @feature F34
 * @part root - The whole widget.
 * @part results - The list with its count.
 * @part dealer - One dealer.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part options - The list of suggestions.
 * @part error - A field's message.
 * @part button - The button that searches.
 */
defineWidget('vt-dealer-finder', {
  attributes,
  events: ['vt-dealer-selected', 'vt-location-selected'],
  load: 'visible',
  reserve: [724, 644],
  needs: ['brand', 'country', 'service:dealer', 'service:location'],
  island: () => import('./DealerFinder'),
});
