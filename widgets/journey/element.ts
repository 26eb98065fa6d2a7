import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * A guided questionnaire with evidence: an owner's opinion, a delivery or a complaint. It is begun, complemented with answers and
 * files, reviewed and submitted once, and ends with a protocol number to copy. An unfinished one goes on after a reload. The
 * children are shown until it is ready, and if it fails.
 *
 * @since 0.1.0
 * @feature F60
 * @part root - The whole widget.
 * @part field - The field of a question.
 * @part input - An input.
 * @part error - A field's message.
 * @part button - A button.
 */
defineWidget('vt-journey', {
  attributes,
  events: ['vt-journey-started', 'vt-journey-submitted', 'vt-journey-failed'],
  load: 'visible',
  shape: 'form',
  reserve: [246, 201],
  needs: ['brand', 'country', 'service:journey'],
  island: () => import('./Journey'),
});
