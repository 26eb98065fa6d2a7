import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The regions of the brand's promotions as a table of staff, with a removal that is confirmed.
 *
 * @since template-version
 * @part root - The whole widget.
 * @part table - The table.
 * @part button - A button.
 * @part dialog - What asks before something is removed.
 */
defineWidget('vt-template-widget', {
  attributes,
  load: 'visible',
  shape: 'list',
  reserve: [1240, 400],
  needs: ['brand', 'country', 'service:promotion'],
  island: () => import('./TemplateWidget'),
});
