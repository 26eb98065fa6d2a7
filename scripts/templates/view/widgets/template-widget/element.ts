import { defineWidget } from '../../src/element/host';
import { attributes } from './attributes';

/**
 * A text of the author's, and its details in a dialog. Children are shown until it is ready, and if it cannot be.
 *
 * @part root - The whole widget.
 * @part button - The button that opens the details.
 * @part dialog - The details.
 */
defineWidget('vt-template-widget', {
  attributes,
  load: 'visible',
  reserve: [175, 175],
  island: () => import('./TemplateWidget'),
});
