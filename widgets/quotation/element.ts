import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The quotation simulator of a dealer's sellers: a version by code or words, its optionals, colour, upholstery,
 * accessories and services with the configurator's rules, a comment, the factory's stock beside them, the conditions of
 * the offer, and a preview as the customer sees it. A quotation is saved to the CRM, reopened by its number with what has
 * changed since, and compared with another one. For signed-in sellers; the others see its purpose and a way to sign in.
 *
 * @since 0.1.0
 * @feature F56
 * @part root - The whole widget.
 * @part tabs - The tabs of the quotation.
 * @part panel - The prices, and the factory's stock.
 * @part item - One optional, accessory or service, or one car in stock.
 * @part swatch - One colour.
 * @part coating - One upholstery.
 * @part field - Label and input.
 * @part input - An input.
 * @part notice - The changes of the last click, and their reasons.
 * @part printable - The sheet of the customer.
 * @part button - A button.
 * @part dialog - A dialog.
 */
defineWidget('vt-quotation', {
  attributes,
  events: [
    'vt-version-selected',
    'vt-part-changed',
    'vt-color-selected',
    'vt-stock-proposed',
    'vt-quotation-saved',
    'vt-quotation-reopened',
    'vt-configuration-shared',
  ],
  load: 'visible',
  reserve: [561, 413],
  needs: [
    'brand',
    'country',
    'service:car',
    'service:models',
    'service:mvs',
    'service:price',
    'service:stock',
    'service:dealer',
    'service:dealer-sales',
    'service:auth',
    'service:user',
  ],
  access: {},
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./Quotation'),
});
