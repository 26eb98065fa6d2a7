import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The signed-in visitor's membership of the brand's loyalty program (Jeep Nation, Jeep Wave): points, level and what is
 * missing to the next one, medals earned and to earn, prizes, questions and the program's dealer. Who is in no program
 * reads whether they can join, and why not. Staff of the program can give medals. The children are shown until it is
 * ready, and if it fails.
 *
 * @since 0.1.0
 * @feature F45
 * @part root - The whole widget.
 * @part card - The membership card.
 * @part item - One medal or prize.
 * @part accordion - The questions.
 * @part dialog - The welcome.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part button - A button.
 */
defineWidget('vt-loyalty', {
  attributes,
  events: ['vt-loyalty-medal-earned'],
  load: 'visible',
  reserve: [900, 700],
  needs: ['brand', 'country', 'service:loyalty', 'service:user'],
  access: {},
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./Loyalty'),
});
