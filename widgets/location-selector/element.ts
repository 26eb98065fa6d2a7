import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * Selects the visitor's place: by postal code, by state and city, by an address with suggestions, or by the browser's
 * position. The page's other widgets use the choice, which is stored for four hours. A chosen place is shown with a
 * button to change it. The children are shown until it is ready, and if it fails.
 *
 * @since 0.1.0
 * @feature F33
 * @part root - The whole widget.
 * @part trigger - The button that opens the modal layout.
 * @part place - The chosen place.
 * @part dialog - The dialog of the modal layout.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part options - The list of suggestions.
 * @part error - A field's message.
 * @part button - The search button.
 */
defineWidget('vt-location-selector', {
  attributes,
  events: ['vt-location-selected'],
  load: 'visible',
  reserve: [328, 328],
  reserveWhen: { 'layout=modal': [48, 48] },
  needs: ['country', 'service:location'],
  island: () => import('./LocationSelector'),
});
