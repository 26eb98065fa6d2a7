import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * A quiz, one question at a time, by keyboard, touch and swipe: the choices survive a reload, the end has the result with
 * explanations, a way to share it, and the next step. It is saved for a signed-in visitor, once; that of a visitor without an
 * account at the sign-in. The children are shown until it is ready, and if it fails.
 *
 * @since 0.1.0
 * @feature F53
 * @part root - The whole widget.
 * @part field - The field of a question.
 * @part input - An input.
 * @part error - A field's message.
 * @part button - A button.
 */
defineWidget('vt-quiz', {
  attributes,
  events: ['vt-quiz-finished', 'vt-quiz-saved', 'vt-quiz-shared'],
  load: 'visible',
  shape: 'form',
  reserve: [249, 204],
  needs: ['brand', 'country', 'service:quiz'],
  island: () => import('./Quiz'),
});
