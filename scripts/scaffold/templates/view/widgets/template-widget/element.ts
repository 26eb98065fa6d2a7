import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * A text of the author with details in a dialog. The children are shown until it is ready, and if it fails.
 *
 * @since template-version
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
