import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * Finances a car, from the source of financing to the bank's decision: simulation, the visitor's data, consent,
 * proposal, documents. The car is the page's current car, or the one of the attributes; the flow starts with a plan
 * chosen in the calculator or given in the address. Within a visit it resumes at the last step. The children are shown
 * until it is ready, and if it fails.
 *
 * @since 0.1.0
 * @feature F15
 * @feature F17
 * @part root - The whole widget.
 * @part step - The current step.
 * @part source - One source of financing.
 * @part plan - The chosen plan.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part error - A field's message.
 * @part button - A button.
 * @part stepper - The indicator of the current step.
 * @part timeline - The history of the proposal.
 * @part dialog - A dialog.
 */
defineWidget('vt-funding-flow', {
  attributes,
  events: [
    'vt-funding-stepped',
    'vt-proposal-sent',
    'vt-proposal-failed',
    'vt-proposal-answered',
    'vt-lead-sent',
    'vt-lead-failed',
  ],
  load: 'visible',
  reserve: [1197, 651, 785],
  needs: ['brand', 'country', 'service:financing'],
  island: () => import('./FundingFlow'),
});
