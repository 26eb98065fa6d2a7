import { SOURCE_WORDS } from '../../src/element/generated/source-words';
import { defineWidget } from '../../src/element/host';
import { list, number, option, text } from '../../src/element/standalone/attributes';

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
  attributes: {
    /** Text above the calculator; the widget's own where absent. */
    heading: text,
    /** Who lends, and how: with a final installment (psa-balao), in equal ones (psa-traditional), CDC or NEXT. */
    source: option('psa-balao', ...SOURCE_WORDS),
    /** Whose plans the visitor can compare; all of them where absent. */
    sources: list(...SOURCE_WORDS),
    /** A version's code, 7 or 16 characters, in place of the page's current car. */
    mvs: text,
    /** Its model year; the newest where absent. */
    year: number,
    /** Its price in the market's currency; the list price where absent. */
    price: number,
    /** Whose conditions: the brand's plans, the online shop's or an offer's. */
    'plan-type': option('msc', 'ecom', 'offer'),
    /** Id of the offer. */
    'offer-id': text,
    /** Percents that the entry's slider moves by; 1 where absent. */
    'entrance-step': number,
    /** Percents that the final installment's slider moves by; 1, or the source's own, where absent. */
    'final-step': number,
    /** Codes of other versions that are listed with their installment, separated by spaces or commas. */
    offers: text,
    /** Address of the page with the funding flow; it gets the plan and the car along. */
    'finish-url': text,
  },
  events: ['vt-funding-plan-selected', 'vt-version-selected'],
  load: 'visible',
  reserve: [1624, 904, 1390],
  needs: ['brand', 'country', 'service:financing'],
  island: () => import('./InstallmentCalculator'),
});
