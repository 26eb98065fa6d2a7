import { defineWidget } from '../../src/element/host';
import { flag, list, text } from '../../src/element/standalone/attributes';

/**
 * A visitor, as a person or for a company, asks to be contacted about a car; the lead goes to the page's lead service.
 * A city and a dealer chosen in other widgets of the page fill it. Where the page asks for addresses, hold 104 px more
 * on phones: a min-height on the tag. Children are shown until it is ready, and if it cannot be.
 *
 * @feature F11
 * @part root - The whole widget.
 * @part field - Label, input and message of one field.
 * @part input - An input.
 * @part error - A field's message.
 * @part button - The button that sends.
 */
defineWidget('vt-lead-form', {
  attributes: {
    /** Text above the form; the widget's own where absent. */
    heading: text,
    /** Person types offered, the first one chosen: physical, legal. */
    persons: list('physical', 'legal'),
    /** Model the visitor is interested in, as the catalogue writes it. */
    model: text,
    /** Version of it, as the catalogue writes it. */
    version: text,
    /** Model year, four digits. */
    'model-year': text,
    /** Id of the dealer that gets the lead (idSiteGeo); the visitor is not asked then. */
    dealer: text,
    /** The lead cannot go without a dealer. */
    'dealer-required': flag,
    /** Where the lead comes from, for the CRM. */
    origin: text,
    /** Finer origin, for the CRM (SubOrigem__c). */
    'sub-origin': text,
    /** Product group, for the CRM. */
    'product-group': text,
    /** Form name, for the CRM; Proposal where absent. */
    form: text,
    /** Callback name the service expects; JSONPCallback where absent. */
    callback: text,
    /** Address the visitor may return to; this page where absent. Its query string is never sent. */
    'return-url': text,
    /** Address of the privacy notice, linked below the form. */
    'privacy-url': text,
  },
  events: ['vt-lead-sent', 'vt-lead-failed'],
  load: 'visible',
  reserve: [1060, 712],
  reserveWhen: {
    'persons=physical': [984, 632],
    'persons^=legal': [1304, 848],
    'persons=legal': [1204, 764],
  },
  needs: ['brand', 'country', 'service:lead-integration', 'lead-client-id', 'lead-client-secret'],
  island: () => import('./LeadForm'),
});
