import { defineWidget } from '../../src/element/host';
import { attributes } from './attributes';

/**
 * The page's current car, as the visitor configured it: in a line that can stay in sight, or in full with every price,
 * the conditions and the ways to take it along (link, share sheet, WhatsApp, QR code, paper, PDF). On a page without a
 * configurator it brings back the car of a shared link or of an earlier visit, for four hours. A signed-in visitor's
 * version is saved to their garage. Children are shown until it is ready, and if it cannot be.
 *
 * @feature F05
 * @feature F06
 * @part root - The whole widget.
 * @part summary - The car and what it costs.
 * @part picture - The car's image.
 * @part amount - An amount.
 * @part share - The ways to take it along.
 * @part garage - What is said about the visitor's garage.
 * @part lost - What could not be brought back.
 * @part button - A button or a link that looks like one.
 * @part field - Label, input and message of the comments.
 * @part input - The comments.
 * @part dialog - The window of the QR code.
 */
defineWidget('vt-configurator-summary', {
  attributes,
  events: ['vt-configuration-shared', 'vt-version-selected'],
  load: 'visible',
  reserve: [160, 104],
  reserveWhen: { 'view=full': [720, 640] },
  needs: ['brand', 'country', 'service:car', 'service:price'],
  island: () => import('./ConfiguratorSummary'),
});
