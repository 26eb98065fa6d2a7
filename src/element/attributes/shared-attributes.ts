/**
 * Attributes that several widgets declare alike. Their docstrings are the widgets' own in the manifest, and their authors'
 * texts stand in ../author/shared-texts.ts, by the attribute's name: a widget writes neither.
 */
import { address, option, text } from './attributes';
import { decimal, integer } from './bounds';

/** Title; the widget's default title if absent. */
export const heading = text;
/** Address of the privacy notice, linked beside the form. No link if absent. */
export const privacyUrl = address;
/** Roles of the single sign-on of which the staff must have one, separated by spaces. Any role of the staff if absent. */
export const roles = text;
/** Id of the dealer (idSiteGeo); the visitor is then not asked. */
export const dealer = text;
/** Id of the order; that of the page's address (?order=) if absent. */
export const order = text;
/** Address of the page with vt-reservation, on which an order is paid. No link if absent. */
export const paymentUrl = address;
/** Maximum size of a file in megabytes. */
export const maxSize = /* @__PURE__ */ decimal({ above: 0, default: 10 });
/** Address of the page with vt-document-upload. No link if absent. */
export const documentsUrl = address;
/** Address of the page with vt-security-photo. No link if absent. */
export const photoUrl = address;
/** Address of the page with vt-welcome-kit. No link if absent. */
export const welcomeKitUrl = address;
/** Address of the page, or the place in this page (#contato), with vt-lead-form. No link if absent. */
export const contactUrl = address;
/**
 * Address of the page of another brand, whose cars are not served here; {brand} in it stands for the brand's code, such as
 * peugeot. No link if absent.
 */
export const brandUrl = address;
/** Origin of the lead, for the CRM. */
export const origin = text;
/** Detailed origin, for the CRM (SubOrigem__c). */
export const subOrigin = text;
/** Product group, for the CRM. */
export const productGroup = text;
/** Number of offers shown at a time. */
export const count = /* @__PURE__ */ integer({ min: 1, max: 50, default: 12, outside: 'low-default' });
/** Conditions that apply: the maker's, the online sale's or an offer's. */
export const planType = /* @__PURE__ */ option('msc', 'ecom', 'offer');
/** Step of the down payment slider in percent. */
export const downPaymentStep = /* @__PURE__ */ decimal({
  min: 0.01,
  max: 100,
  default: 1,
  outside: 'default',
});
