import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * Starts a conversation with the brand on WhatsApp. The visitor's number is checked first, without a message. The
 * children are shown until it is ready, and if it fails.
 *
 * @since 0.1.0
 * @feature F12
 * @part root - The whole widget.
 * @part button - The button that starts the conversation.
 */
defineWidget('vt-whatsapp', {
  attributes,
  events: ['vt-whatsapp-started', 'vt-whatsapp-navigated', 'vt-whatsapp-failed'],
  load: 'visible',
  shape: 'form',
  reserve: [287, 185],
  needs: ['brand', 'country', 'service:whatsapp'],
  island: () => import('./Whatsapp'),
});
