import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * A form in which a visitor, as a person or for a company, asks to be contacted about a car; the lead is sent to the
 * page's lead service. A city and a dealer chosen in other widgets of the page fill it in. If the page asks for
 * addresses, it needs 104 px more on phones: set a min-height on the tag. The children are shown until it is ready, and
 * if it fails.
 *
 * @since 0.1.0
 * @feature F11
 * @part root - The whole widget.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part error - A field's message.
 * @part button - The submit button.
 */
defineWidget('vt-lead-form', {
  attributes,
  events: ['vt-lead-sent', 'vt-lead-failed'],
  load: 'visible',
  shape: 'form',
  reserve: [912, 639],
  reserveWhen: {
    'persons=physical': [829, 557],
    'persons^=legal': [1148, 774],
    'persons=legal': [1066, 691],
  },
  needs: ['brand', 'country', 'service:lead-integration', 'lead-client-id', 'lead-client-secret'],
  island: () => import('./LeadForm'),
});
