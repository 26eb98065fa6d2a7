import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The polls of the brand's community for signed-in customers: open ones with one vote a person, their results after the
 * vote, and those that have ended (spec offers#benefits).
 *
 * @since 0.1.0
 * @feature F47
 * @part root - The whole widget.
 * @part item - One poll.
 * @part results - The results of a poll.
 * @part button - A button.
 */
defineWidget('vt-polls', {
  attributes,
  events: ['vt-poll-voted'],
  load: 'visible',
  shape: 'list',
  reserve: [419, 397],
  needs: ['brand', 'service:benefits'],
  access: {},
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./Polls'),
});
