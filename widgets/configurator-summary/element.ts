import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The page's current car as configured by the visitor: compact in one line, or in full with all prices, the conditions
 * and the sharing options (link, share sheet, WhatsApp, QR code, print, PDF). On a page without a configurator it
 * restores the car of a shared link or, for four hours, of an earlier visit. The version of a signed-in visitor is
 * saved to their garage. The children are shown until it is ready, and if it fails.
 *
 * @since 0.1.0
 * @feature F05
 * @feature F06
 * @part root - The whole widget.
 * @part summary - The car with its prices.
 * @part picture - The car's image.
 * @part amount - An amount.
 * @part share - The sharing options.
 * @part garage - The status of the visitor's garage.
 * @part lost - The parts of the car that could not be restored.
 * @part button - A button or a link that looks like one.
 * @part field - Label, input and message of the comments.
 * @part input - The comments.
 * @part dialog - The dialog of the QR code.
 */
defineWidget('vt-configurator-summary', {
  attributes,
  events: ['vt-configuration-shared', 'vt-version-selected'],
  load: 'visible',
  reserve: [160, 104],
  reserveWhen: { 'view=full': [672, 592] },
  needs: ['brand', 'country', 'service:car', 'service:price'],
  island: () => import('./ConfiguratorSummary'),
});
