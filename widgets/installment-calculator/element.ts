import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * Calculates a car's installments: sliders for the down payment, the number of installments and, if the plan has one,
 * the final installment, with the resulting amounts and the legal text. The car is the page's current car, or the
 * version of its attributes; without either the visitor chooses one. It compares other versions and cars by their
 * installments, offers with a final installment and the plans of other sources. The plan that the visitor continues
 * with becomes the page's plan (`vt-funding-plan-selected`): a funding flow on the page starts with it, else the
 * address of `finish-url` receives it. The children are shown until it is ready, and if it fails.
 *
 * @since 0.1.0
 * @feature F16
 * @part root - The whole widget.
 * @part car - The car with its price.
 * @part simulator - Sliders and amounts.
 * @part sliders - The sliders.
 * @part figures - The resulting amounts.
 * @part installment - The installment.
 * @part legal - The legal text.
 * @part accordion - Offers, plans of other sources, other cars.
 * @part plan - One plan of a comparison.
 * @part field - Label, slider, inputs and message of one field.
 * @part input - An input.
 * @part error - A field's message.
 * @part button - A button.
 * @part dialog - The dialog with other versions or cars.
 */
defineWidget('vt-installment-calculator', {
  attributes,
  events: ['vt-funding-plan-selected', 'vt-version-selected'],
  load: 'visible',
  reserve: [1654, 936, 1366],
  needs: ['brand', 'country', 'service:financing'],
  island: () => import('./InstallmentCalculator'),
});
