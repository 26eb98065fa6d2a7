import { defineWidget } from '../../src/element/host';
import { attributes } from './attributes';

/**
 * Configures a car: version, optionals, colour, accessories, upholstery, services and a summary to share, print or keep.
 * It is the page's current car, which the summary, the comparator and the forms of the page follow. A shared link opens
 * the same car; what a visitor configured before comes back for four hours. Children are shown until it is ready, and
 * if it cannot be.
 *
 * @feature F01
 * @feature F02
 * @feature F03
 * @feature F04
 * @feature F05
 * @feature F06
 * @part root - The whole widget.
 * @part stage - The car on screen.
 * @part bar - The line below with the total and the way on.
 * @part notice - What a click changed, and why.
 * @part version - One version.
 * @part item - One optional, accessory or service.
 * @part swatch - One colour.
 * @part coating - One upholstery.
 * @part button - A button.
 * @part stepper - Where the visitor is.
 * @part step - One step of it.
 * @part price - A price.
 * @part dialog - A window that asks.
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
  reserve: [1230, 920, 1400],
  needs: ['brand', 'country', 'service:car', 'service:models', 'service:price', 'service:stock'],
  island: () => import('./Configurator'),
});
