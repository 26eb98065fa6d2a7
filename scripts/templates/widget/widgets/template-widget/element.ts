import { text } from '../../src/element/attributes';
import { defineWidget } from '../../src/element/host';

/**
 * Counts how often the visitor pressed its button. Children are shown until it is ready, and if it cannot be.
 *
 * @part root - The whole widget.
 * @part button - The button that counts.
 */
defineWidget('vt-template-widget', {
  attributes: {
    /** Text above the counter; the widget's own where absent. */
    heading: text,
  },
  load: 'visible',
  reserve: [180, 180],
  island: () => import('./TemplateWidget'),
});
