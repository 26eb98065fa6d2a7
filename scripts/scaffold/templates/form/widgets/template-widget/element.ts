import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * Sends a visitor's message to the brand. The children are shown until it is ready, and if it fails.
 *
 * @since template-version
 * @part root - The whole widget.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part error - A field's message.
 * @part button - The button that sends.
 */
defineWidget('vt-template-widget', {
  attributes,
  events: ['vt-template-widget-sent', 'vt-template-widget-failed'],
  load: 'visible',
  shape: 'form',
  reserve: [434, 331],
  needs: ['brand', 'service:contact-us'],
  island: () => import('./TemplateWidget'),
});
