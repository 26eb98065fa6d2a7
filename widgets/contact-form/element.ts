import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * Sends a visitor's message to the brand or to a dealer, with its reason and the page's current car. The children are
 * shown until it is ready, and if it fails.
 *
 * @since 0.1.0
 * @feature F13
 * @part root - The whole widget.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part error - A field's message.
 * @part button - The button that sends.
 */
defineWidget('vt-contact-form', {
  attributes,
  events: ['vt-contact-sent', 'vt-contact-failed'],
  load: 'visible',
  shape: 'form',
  reserve: [817, 669],
  needs: ['brand', 'service:contact-us'],
  island: () => import('./ContactForm'),
});
