import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The games of the brand, with what can be won for everybody. A signed-in customer has one play a day, whose outcome the
 * service decides before anything moves; the outcomes and the result are there as text too. Points, ranking, and the time
 * until the next play. The children are shown until it is ready, and if it fails.
 *
 * @since 0.1.0
 * @feature F54
 * @part root - The whole widget.
 * @part item - One game.
 * @part table - The ranking.
 * @part button - A button.
 */
defineWidget('vt-game', {
  attributes,
  events: ['vt-game-played'],
  load: 'visible',
  shape: 'list',
  reserve: [816, 581, 581],
  needs: ['brand', 'service:game'],
  island: () => import('./Game'),
});
