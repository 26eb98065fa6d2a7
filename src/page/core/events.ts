/**
 * Every DOM event of the library, with what it carries and when it fires. Facts are `vt-noun-pastVerb`; the names
 * without prefix are the specification's own. Payloads carry ids, never personal data, and have no field `event`: in the
 * data layer that is the event's name (data-layer.ts).
 */
export interface VitrineEvents {
  /** A widget could not start or broke. Cancelable: whoever handles it keeps the console quiet. */
  'vt-widget-failed': { tag: string; phase: 'unknown' | 'import' | 'config' | 'render'; error: unknown };
  /** A widget is on screen and usable. */
  'vt-widget-ready': { tag: string };
  /** A lead was accepted by the service. */
  'vt-lead-sent': { personType: 'physical' | 'legalPerson'; dealer: string | null };
  /** A lead was refused or could not be sent; the visitor was told and may try again. */
  'vt-lead-failed': { kind: string };
  /** The visitor chose where they are. */
  'vt-location-selected': { countryCode: string; stateCode: string; cityCode: string };
  /** The visitor chose a dealer. */
  'vt-dealer-selected': { dealer: string };
  /** A messaging-bot conversation was started (calls 4.2). */
  'vt-whatsapp-started': { linked: boolean };
  /** The conversation's link opens (calls 4.2). */
  'vt-whatsapp-navigated': { target: 'new' | 'same' };
  /** The conversation could not be started (calls 4.2, submit error). */
  'vt-whatsapp-failed': { kind: string };
  /** The visitor chose a version of a model; year is the model year. */
  'vt-version-selected': { mvsCode: string; year: number | null };
  /** Optionals or accessories were added or removed, by their codes: by a click, by what it brought or took, by undo. */
  'vt-part-changed': { mvsCode: string; added: string[]; removed: string[] };
  /** The car has another colour. */
  'vt-color-selected': { mvsCode: string; colorCode: string };
  /** The configurator shows another of its steps. */
  'vt-configurator-stepped': { step: string };
  /** The configuration is complete: the visitor reached the summary. Codes of what is chosen. */
  'vt-configuration-finished': {
    mvsCode: string;
    year: number | null;
    colorCode: string;
    coatingCode: string;
    partCodes: string[];
    serviceCodes: string[];
  };
  /** The visitor took the configuration along. */
  'vt-configuration-shared': { way: 'link' | 'system' | 'whatsapp' | 'qr-code' | 'print' | 'pdf' };
  /** The visitor chose to go on with a plan: who lends, for which car, in how many installments. */
  'vt-funding-plan-selected': { source: string; mvsCode: string; year: number; installments: number };
  /** The funding flow shows another of its steps. */
  'vt-funding-stepped': { step: string; state: string };
  /** A proposal, or a request for a test drive or a quotation, has arrived: `request` says which (platform 3). */
  'vt-proposal-sent': { request: 'PROPOSAL_SENT' | 'TEST_DRIVE' | 'QUOTATION'; proposalId: string };
  /** It could not be sent; the visitor was told and may try again. */
  'vt-proposal-failed': { kind: string };
  /** The bank answered. */
  'vt-proposal-answered': { proposalId: string; outcome: 'approved' | 'denied' | 'pending' };
  /** An entry of the hub menu was chosen. */
  'vt-hub-menu-selected': { href: string };
  /** The session is not valid (401): a login widget can answer. */
  'vt-session-expired': { service: string };
  /** Scrolling of the page is locked until show-scroll, 4000 ms at the latest when `release` is asked for. */
  'hide-scroll': { release?: boolean } | null;
  /** A message waits in $popups; the page behaviours show it. */
  'vt-popup-queued': null;
  /** Ends one hide-scroll. */
  'show-scroll': null;
}
export type EventName = keyof VitrineEvents;

declare global {
  interface DocumentEventMap extends CustomEvents {}
  interface HTMLElementEventMap extends CustomEvents {}
}
type CustomEvents = { [Name in EventName]: CustomEvent<VitrineEvents[Name]> };

/** Fires an event that bubbles through shadow roots to the document; false when somebody called preventDefault. */
export function emit<Name extends EventName>(
  target: EventTarget,
  name: Name,
  detail: VitrineEvents[Name],
): boolean {
  return target.dispatchEvent(
    new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }),
  );
}
