import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The ranking of the brand's loyalty program for its members, page by page; the visitor's own row is always in sight. The
 * children are shown until it is ready, and if it fails.
 *
 * @since 0.1.0
 * @feature F46
 * @part root - The whole widget.
 * @part table - The ranking.
 * @part pagination - The buttons of the pages.
 * @part button - A button.
 */
defineWidget('vt-loyalty-ranking', {
  attributes,
  load: 'visible',
  reserve: [901, 638],
  needs: ['brand', 'country', 'service:loyalty'],
  access: {},
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./LoyaltyRanking'),
});
