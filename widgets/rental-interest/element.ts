import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * A form in which a company states its interest in renting vehicles or subscribing to them: the company, who answers for
 * it, its fleet, and three consents. It goes to the rental partner that the author names, else to the page's lead
 * service. The children are shown until it is ready, and if it fails.
 *
 * @since 0.1.0
 * @feature F14
 * @part root - The whole widget.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part error - A field's message.
 * @part button - The button that sends.
 */
defineWidget('vt-rental-interest', {
  attributes,
  events: ['vt-lead-sent', 'vt-lead-failed'],
  load: 'visible',
  shape: 'form',
  reserve: [1486, 1069],
  needs: ['brand', 'country', 'service:lead-integration', 'lead-client-id', 'lead-client-secret'],
  island: () => import('./RentalInterest'),
});
