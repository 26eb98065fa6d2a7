import { defineWidget } from '../../src/element/host';
import { option, text } from '../../src/element/standalone/attributes';

/**
 * Starts a conversation with the brand on WhatsApp: the visitor's number is checked first, silently. Children are shown
 * until it is ready, and if it cannot be.
 *
 * @feature F12
 * @part root - The whole widget.
 * @part button - The button that starts the conversation.
 */
defineWidget('vt-whatsapp', {
  attributes: {
    /** Text above the form; the widget's own where absent. */
    heading: text,
    /** Model the conversation is about. */
    model: text,
    /** Version of it. */
    version: text,
    /** Series of it. */
    serie: text,
    /** Color of it. */
    color: text,
    /** Id of the dealer; the one chosen on the page where absent. */
    dealer: text,
    /** Day the visitor asked for, as the service writes it. */
    'schedule-date': text,
    /** Where the conversation opens. */
    target: option('new', 'same'),
  },
  events: ['vt-whatsapp-started', 'vt-whatsapp-navigated', 'vt-whatsapp-failed'],
  load: 'visible',
  reserve: [340, 240],
  needs: ['brand', 'country', 'service:whatsapp'],
  island: () => import('./Whatsapp'),
});
