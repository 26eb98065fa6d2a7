import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The cars that a signed-in visitor owns, has visited and wants. Owned cars are added by plate or chassis, one of them is
 * the main car; a car that the visitor has configured can be kept among the visited or the wanted ones. A car of the
 * page's brand can be opened in the configurator, or become the car of the page's other widgets.
 *
 * @since 0.1.0
 * @feature F32
 * @part root - The whole widget.
 * @part tabs - The tabs of the lists.
 * @part item - One car.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part error - A field's message.
 * @part button - A button.
 * @part dialog - The question before a car is removed.
 */
defineWidget('vt-garage', {
  attributes,
  events: ['vt-garage-changed'],
  load: 'visible',
  shape: 'list',
  reserve: [860, 749],
  needs: ['brand', 'country', 'service:garage'],
  access: {},
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./Garage'),
});
