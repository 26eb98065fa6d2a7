import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * Tells whether a car has a recall, by its plate or chassis, which is typed, read with the camera or known from the
 * garage of a signed-in visitor. Each campaign shows its risk, what to do and its bulletin; a pending one has a voucher
 * and the booking of the repair. `?vt-campaign=ID`, the address of a campaign's letter, shows that campaign first. A
 * plate or a chassis is never read from the address, nor written to it. The children are shown until it is ready, and if
 * it fails.
 *
 * @since 0.1.0
 * @feature F39
 * @part root - The whole widget.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part error - A field's message.
 * @part button - A button.
 * @part badge - The status of a campaign or of a car.
 */
defineWidget('vt-recall-search', {
  attributes,
  events: ['vt-recall-searched', 'vt-recall-search-failed', 'vt-recall-voucher-opened'],
  load: 'visible',
  shape: 'form',
  reserve: [404, 316],
  needs: ['brand', 'country', 'service:recall'],
  island: () => import('./RecallSearch'),
});
