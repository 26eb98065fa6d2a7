import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The brand's dealers as a list with a filter. The children are shown until it is ready, and if it fails.
 *
 * @since 0.1.0
 * @part root - The whole widget.
 * @part input - The filter.
 * @part item - One entry of the list.
 * @part button - The button that shows more.
 */
defineWidget('vt-promotion', {
  attributes,
  load: 'visible',
  shape: 'list',
  reserve: [677, 677],
  needs: ['brand', 'country', 'service:dealer'],
  access: {},
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./Promotion'),
});
