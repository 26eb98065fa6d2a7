import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * Configures a car: version, optionals, colour, accessories, upholstery, services and a summary to share, print or
 * save. The car becomes the page's current car, which the summary, the comparator and the forms of the page use. A
 * shared link opens the same car; a visitor's configuration is restored for four hours. The children are shown until it
 * is ready, and if it fails.
 *
 * @since 0.1.0
 * @feature F01
 * @feature F02
 * @feature F03
 * @feature F04
 * @feature F05
 * @feature F06
 * @part root - The whole widget.
 * @part stage - The image of the car with its controls.
 * @part bar - The bar at the bottom with the total and the button to the next step.
 * @part notice - The changes of the last click, and their reasons.
 * @part version - One version.
 * @part item - One optional, accessory or service.
 * @part swatch - One colour.
 * @part coating - One upholstery.
 * @part button - A button.
 * @part stepper - The indicator of the current step.
 * @part step - One step of it.
 * @part price - A price.
 * @part dialog - A confirmation dialog.
 */
defineWidget('vt-configurator', {
  attributes,
  events: [
    'vt-version-selected',
    'vt-part-changed',
    'vt-color-selected',
    'vt-configurator-stepped',
    'vt-configuration-finished',
    'vt-configuration-shared',
  ],
  load: 'visible',
  reserve: [1232, 954, 1355],
  needs: ['brand', 'country', 'service:car', 'service:models', 'service:price', 'service:stock'],
  island: () => import('./Configurator'),
});
