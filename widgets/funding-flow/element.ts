import { SOURCE_WORDS } from '../../src/element/generated/source-words';
import { defineWidget } from '../../src/element/host';
import { list, number, option, text } from '../../src/element/standalone/attributes';

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
  attributes: {
    /** Text above the flow; the widget's own where absent. */
    heading: text,
    /** Ways to finance that are offered. zflow, the bank's own flow, is offered where it is named or has its address. */
    sources: list(...SOURCE_WORDS, 'zflow'),
    /** Code of the version, 7 or 16 characters; the page's current car where absent. */
    mvs: text,
    /** Its model year. */
    year: number,
    /** Its price in the market's currency, as 119990.5. */
    price: number,
    /** Whose money it is: the maker's, the online sale's or an offer's. */
    'plan-type': option('msc', 'ecom', 'offer'),
    /** Id of the offer whose conditions count; with it a coupon may be given. */
    'offer-id': text,
    /** Address of the bank's own flow (zflow). */
    'external-url': text,
    /** Address of the terms that the visitor agrees to. */
    'terms-url': text,
    /** What the entrance's slider moves by, in percent; 1 where absent. */
    'entrance-step': number,
    /** What the final installment's slider moves by, in percent; the bank's own, or 1, where absent. */
    'final-step': number,
  },
  events: ['vt-funding-stepped', 'vt-proposal-sent', 'vt-proposal-failed', 'vt-proposal-answered'],
  load: 'visible',
  reserve: [1132, 614, 760],
  needs: ['brand', 'country', 'service:financing'],
  island: () => import('./FundingFlow'),
});
