import { defineWidget } from '../../src/element/host';
import { attributes } from './attributes';

/**
 * Finances a car, from choosing a way to pay to the bank's answer: simulation, the visitor's data, consent, proposal,
 * documents. It is about the page's current car, or the one its attributes name, and begins with a plan chosen in the
 * calculator or carried by the address. Whoever comes back in the same visit goes on where they were. Children are shown
 * until it is ready, and if it cannot be.
 *
 * @feature F16
 * @feature F17
 * @part root - The whole widget.
 * @part step - The step in sight.
 * @part source - One way to finance.
 * @part plan - The plan that was chosen.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part error - A field's message.
 * @part button - A button.
 * @part stepper - Where the visitor is.
 * @part timeline - What happened to the proposal.
 * @part dialog - A window over the page.
 */
defineWidget('vt-funding-flow', {
  attributes,
  events: ['vt-funding-stepped', 'vt-proposal-sent', 'vt-proposal-failed', 'vt-proposal-answered'],
  load: 'visible',
  reserve: [1132, 614, 760],
  needs: ['brand', 'country', 'service:financing'],
  island: () => import('./FundingFlow'),
});
