import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The brand's dealers as a list with a filter. The children are shown until it is ready, and if it fails.
 *
 * @since template-version
 * @part root - The whole widget.
 * @part input - The filter.
 * @part item - One entry of the list.
 * @part button - The button that shows more.
 */
defineWidget('vt-template-widget', {
  attributes,
  load: 'visible',
  shape: 'list',
  reserve: [677, 677],
  needs: ['brand', 'country', 'service:dealer'],
  island: () => import('./TemplateWidget'),
});
