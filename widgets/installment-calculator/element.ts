import { defineWidget } from '../../src/element/host';
import { attributes } from './attributes';

/**
 * A car's installments: sliders for the entry, the number of installments and, where the plan has one, the final
 * installment, with what they come to and the legal text. It follows the page's current car, or calculates the version
 * its author wrote; where there is neither, the visitor chooses one. Other versions and cars stand with their own
 * installment beside this one, offers with a final installment and other sources' plans below. The plan that the visitor
 * goes on with is the page's (`vt-funding-plan-selected`): a funding flow on the page begins with it, or the address of
 * `finish-url` takes it along. Children are shown until it is ready, and if it cannot be.
 *
 * @feature F15
 * @part root - The whole widget.
 * @part car - The car with its price.
 * @part simulator - Sliders and figures.
 * @part sliders - The sliders.
 * @part figures - What they come to.
 * @part installment - The installment.
 * @part legal - The legal text.
 * @part accordion - Offers, other sources' plans, other cars.
 * @part plan - One plan beside others.
 * @part field - Label, slider, inputs and message of one field.
 * @part input - An input.
 * @part error - A field's message.
 * @part button - A button.
 * @part dialog - The window with other versions or cars.
 */
defineWidget('vt-installment-calculator', {
  attributes,
  events: ['vt-funding-plan-selected', 'vt-version-selected'],
  load: 'visible',
  reserve: [1624, 904, 1390],
  needs: ['brand', 'country', 'service:financing'],
  island: () => import('./InstallmentCalculator'),
});
