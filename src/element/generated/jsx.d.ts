// Made by `npm run generate` from the widgets' element.ts; do not edit.
import type { HTMLAttributes, Ref } from 'react';

type VitrineAttributes = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement>; part?: string; slot?: string };

/** The library's tags and their attributes. */
export interface VitrineTags {
  /** An image of a car by version, year, colour and angle, in the size that fits its place. The previous image stays while another colour loads. If there is no such image, it shows the `fallback` image, or the same car in its standard colour with a note; if these are missing too, the children, or an icon with a text. Its states are :state(loading), :state(ready), :state(fallback) and :state(failed). Its aspect ratio is 7 to 5, for a wheel 1 to 1, unless the page sets aspect-ratio. */
  'vt-car-image': VitrineAttributes & {
    /** The car's brand; that of the page if absent. */
    'brand'?: string;
    /** Code of the model. */
    'model'?: string;
    /** Code of the version. */
    'version'?: string;
    /** Code of the series; required, but may be empty: series="". */
    'series'?: string;
    /** Model year. */
    'year'?: number;
    /** Code of the colour; the car's standard colour if absent. */
    'color'?: string;
    /** View of the car: from the side, from the front, or a wheel. */
    'angle'?: 'side' | 'front' | 'wheel';
    /** Address of an image to show if there is none of this car. */
    'fallback'?: string;
    /** Text alternative of the image; "Carro visto de lado" or the text of the angle if absent. */
    'label'?: string;
    /** The image adds nothing to the text beside it: screen readers ignore it. */
    'decorative'?: boolean;
    /** Whether the image fills its space (cover) or is shown completely within it (contain). */
    'fit'?: 'cover' | 'contain';
    /** Displayed width, as in the sizes attribute of an img; measured if absent. */
    'sizes'?: string;
    /** Loads immediately instead of near the viewport; for an image that is visible from the start. */
    'eager'?: boolean;
    /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
    'load'?: 'eager' | 'visible' | 'idle' | 'interaction';
  };
  /** Configures a car: version, optionals, colour, accessories, upholstery, services and a summary to share, print or save. The car becomes the page's current car, which the summary, the comparator and the forms of the page use. A shared link opens the same car; a visitor's configuration is restored for four hours. The children are shown until it is ready, and if it fails. */
  'vt-configurator': VitrineAttributes & {
    /** Title of the configurator; the model's name if absent. */
    'heading'?: string;
    /** The model, by code or name. */
    'model'?: string;
    /** Code of the initial version, 7 or 16 characters; the visitor chooses if absent. */
    'mvs'?: string;
    /** Model year of that version; the newest if absent. */
    'year'?: number;
    /** Steps to offer; omitted ones are skipped. */
    'steps'?: string;
    /** Price form in the list of versions. */
    'price-type'?: 'full-price' | 'starts-with' | 'from-to' | 'percent' | 'installment';
    /** Address of the last step's button, for example the page's lead form. */
    'finish-url'?: string;
    /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
    'load'?: 'eager' | 'visible' | 'idle' | 'interaction';
  };
  /** The page's current car as configured by the visitor: compact in one line, or in full with all prices, the conditions and the sharing options (link, share sheet, WhatsApp, QR code, print, PDF). On a page without a configurator it restores the car of a shared link or, for four hours, of an earlier visit. The version of a signed-in visitor is saved to their garage. The children are shown until it is ready, and if it fails. */
  'vt-configurator-summary': VitrineAttributes & {
    /** Compact in one line, or in full. */
    'view'?: 'compact' | 'full';
    /** Title of the summary; the default title in full, none in compact, if absent. */
    'heading'?: string;
    /** Address of the configurator page, where the visitor continues, or starts if there is no car yet. */
    'link'?: string;
    /** Hides the sharing options and the comments. */
    'hide-share'?: boolean;
    /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
    'load'?: 'eager' | 'visible' | 'idle' | 'interaction';
  };
  /** Lists dealers in the visitor's city, in the city of a postal code or around the visitor, the nearest first, with address, phone and route. The page's other widgets use the chosen dealer; the list follows the place chosen in other widgets. A measured position is not stored. The children are shown until it is ready, and if it fails. */
  'vt-dealer-finder': VitrineAttributes & {
    /** Title of the search; the widget's default title if absent. */
    'heading'?: string;
    /** Search modes to offer; the first one is open. */
    'search-by'?: string;
    /** Initial search radius in kilometres; 50 if absent. The visitor can choose another. */
    'radius'?: number;
    /** Only dealers of this group. */
    'dealer-group'?: string;
    /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
    'load'?: 'eager' | 'visible' | 'idle' | 'interaction';
  };
  /** Finances a car, from the source of financing to the bank's decision: simulation, the visitor's data, consent, proposal, documents. The car is the page's current car, or the one of the attributes; the flow starts with a plan chosen in the calculator or given in the address. Within a visit it resumes at the last step. The children are shown until it is ready, and if it fails. */
  'vt-funding-flow': VitrineAttributes & {
    /** Title of the flow; the widget's default title if absent. */
    'heading'?: string;
    /** Sources of financing to offer. zflow, the bank's own flow, is offered if it is listed or has an address. */
    'sources'?: string;
    /** Code of the version, 7 or 16 characters; the page's current car if absent. */
    'mvs'?: string;
    /** Its model year. */
    'year'?: number;
    /** Price of the car in the market's currency, for example 119990.5. */
    'price'?: number;
    /** Conditions that apply: the maker's, the online sale's or an offer's. */
    'plan-type'?: 'msc' | 'ecom' | 'offer';
    /** Id of the offer whose conditions apply; allows a coupon. */
    'offer-id'?: string;
    /** Address of the bank's own flow (zflow). */
    'external-url'?: string;
    /** Address of the terms that the visitor agrees to. */
    'terms-url'?: string;
    /** Step of the down payment slider in percent; 1 if absent. */
    'down-payment-step'?: number;
    /** Step of the final installment slider in percent; the bank's own, or 1, if absent. */
    'final-installment-step'?: number;
    /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
    'load'?: 'eager' | 'visible' | 'idle' | 'interaction';
  };
  /** Links back to the previous page if it is on this site, else to the parent page. A link or button among the children is used as it is; other children become the text of the link. */
  'vt-go-back': VitrineAttributes & {
    /** Address on this site to use if there is no page to return to; the parent path with .html if absent. */
    'fallback'?: string;
  };
  /** Secondary menu of a hub page with a badge for its car. The entries are the author's own links; the link whose section is on screen is marked as the current one. */
  'vt-hub-menu': VitrineAttributes & {
    /** Name of the menu for screen readers; "Seções da página" if absent. */
    'label'?: string;
    /** The car's name, shown before the links. */
    'badge'?: string;
    /** Stays at the top while the page scrolls. */
    'sticky'?: boolean;
  };
  /** Calculates a car's installments: sliders for the down payment, the number of installments and, if the plan has one, the final installment, with the resulting amounts and the legal text. The car is the page's current car, or the version of its attributes; without either the visitor chooses one. It compares other versions and cars by their installments, offers with a final installment and the plans of other sources. The plan that the visitor continues with becomes the page's plan (`vt-funding-plan-selected`): a funding flow on the page starts with it, else the address of `finish-url` receives it. The children are shown until it is ready, and if it fails. */
  'vt-installment-calculator': VitrineAttributes & {
    /** Title of the calculator; the widget's default title if absent. */
    'heading'?: string;
    /** Initial source: with a final installment (psa-balao), with equal installments (psa-traditional), CDC or NEXT. */
    'source'?: 'psa-balao' | 'cdc' | 'next' | 'psa-traditional';
    /** Sources that the visitor can compare; all if absent. */
    'sources'?: string;
    /** Code of a version, 7 or 16 characters, instead of the page's current car. */
    'mvs'?: string;
    /** Its model year; the newest if absent. */
    'year'?: number;
    /** Its price in the market's currency; the list price if absent. */
    'price'?: number;
    /** Conditions that apply: the maker's, the online sale's or an offer's. */
    'plan-type'?: 'msc' | 'ecom' | 'offer';
    /** Id of the offer. */
    'offer-id'?: string;
    /** Step of the down payment slider in percent; 1 if absent. */
    'down-payment-step'?: number;
    /** Step of the final installment slider in percent; the source's own, or 1, if absent. */
    'final-installment-step'?: number;
    /** Codes of further versions to list with their installments, separated by spaces or commas. */
    'offers'?: string;
    /** Address of the page with the funding flow; it receives the plan and the car. */
    'finish-url'?: string;
    /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
    'load'?: 'eager' | 'visible' | 'idle' | 'interaction';
  };
  /** A form in which a visitor, as a person or for a company, asks to be contacted about a car; the lead is sent to the page's lead service. A city and a dealer chosen in other widgets of the page fill it in. If the page asks for addresses, it needs 104 px more on phones: set a min-height on the tag. The children are shown until it is ready, and if it fails. */
  'vt-lead-form': VitrineAttributes & {
    /** Title of the form; the widget's default title if absent. */
    'heading'?: string;
    /** Person types to offer; the first one is selected: physical, legal. */
    'persons'?: string;
    /** Model the visitor is interested in, as in the catalogue. */
    'model'?: string;
    /** Version of the model, as in the catalogue. */
    'version'?: string;
    /** Model year, four digits. */
    'model-year'?: string;
    /** Id of the dealer that receives the lead (idSiteGeo); the visitor is then not asked. */
    'dealer'?: string;
    /** The lead can only be sent with a dealer. */
    'dealer-required'?: boolean;
    /** Origin of the lead, for the CRM. */
    'origin'?: string;
    /** Detailed origin, for the CRM (SubOrigem__c). */
    'sub-origin'?: string;
    /** Product group, for the CRM. */
    'product-group'?: string;
    /** Form name, for the CRM; Proposal if absent. */
    'form'?: string;
    /** Callback name the service expects; JSONPCallback if absent. */
    'callback'?: string;
    /** Address the visitor may return to; this page if absent. Its query string is never sent. */
    'return-url'?: string;
    /** Address of the privacy notice, linked below the form. */
    'privacy-url'?: string;
    /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
    'load'?: 'eager' | 'visible' | 'idle' | 'interaction';
  };
  /** Selects the visitor's place: by postal code, by state and city, or by the browser's position. The page's other widgets use the choice, which is stored for four hours. A chosen place is shown with a button to change it. The children are shown until it is ready, and if it fails. */
  'vt-location-selector': VitrineAttributes & {
    /** box shows the selection in place; modal is a button with the current place that opens a dialog. Case-insensitive. */
    'layout'?: 'box' | 'modal';
    /** Title of the selection and of the dialog; the widget's default title if absent. */
    'heading'?: string;
    /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
    'load'?: 'eager' | 'visible' | 'idle' | 'interaction';
  };
  /** Shows a text as a QR code, black on white regardless of the page's colours, with the quiet zone that cameras need. Without a text it contains the page's address without query and hash, which may hold personal data. Its states are :state(ready) and :state(failed); it fails if the text is too long for the largest code. It is 224 px wide unless the page sets a width; codes of long texts need more. */
  'vt-qr-code': VitrineAttributes & {
    /** Text of the code; the page's address if absent. */
    'value'?: string;
    /** Share of the code that may be unreadable: l 7 %, m 15 %, q 25 %, h 30 %. */
    'level'?: 'm' | 'l' | 'q' | 'h';
    /** Mask pattern, 1 to 7; the most readable if absent. */
    'mask'?: number;
    /** Minimum version, 1 to 40; larger if the text needs it. */
    'version'?: number;
    /** Purpose of the code, for those who do not see it; "Código QR" and the text if absent. */
    'label'?: string;
    /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
    'load'?: 'eager' | 'visible' | 'idle' | 'interaction';
  };
  /** Compares two to four versions of a car side by side: picture, price, highlights, available colours and every item, with the differences marked. The visitor changes, adds and removes versions, and makes one of them the page's current car. Without `versions` and `model` it compares the current car's version with others of the model and follows it until the visitor changes something; if the page has no car the visitor chooses a model. Names and prices stay visible below the top of the window; if the page has a sticky bar there, set --vt-sticky-top to its height. The children are shown until it is ready, and if it fails. */
  'vt-version-comparator': VitrineAttributes & {
    /** Title of the versions; the widget's default title if absent. */
    'heading'?: string;
    /** Codes of the initial versions, 7 or 16 characters each, separated by spaces or commas. */
    'versions'?: string;
    /** Model, by code or name, whose versions of the newest year are compared if versions is absent. */
    'model'?: string;
    /** Maximum number of versions side by side, 2 to 4; 4 if absent. */
    'max-versions'?: number;
    /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
    'load'?: 'eager' | 'visible' | 'idle' | 'interaction';
  };
  /** Starts a conversation with the brand on WhatsApp. The visitor's number is checked first, without a message. The children are shown until it is ready, and if it fails. */
  'vt-whatsapp': VitrineAttributes & {
    /** Title of the form; the widget's default title if absent. */
    'heading'?: string;
    /** Model that the conversation is about. */
    'model'?: string;
    /** Version of the model. */
    'version'?: string;
    /** Series of the model. */
    'series'?: string;
    /** Colour of the model. */
    'color'?: string;
    /** Id of the dealer; the one chosen on the page if absent. */
    'dealer'?: string;
    /** Day requested by the visitor, in the service's format. */
    'schedule-date'?: string;
    /** Where the conversation opens. */
    'target'?: 'new' | 'same';
    /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
    'load'?: 'eager' | 'visible' | 'idle' | 'interaction';
  };
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends VitrineTags {}
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vt-car-image': HTMLElement;
    'vt-configurator': HTMLElement;
    'vt-configurator-summary': HTMLElement;
    'vt-dealer-finder': HTMLElement;
    'vt-funding-flow': HTMLElement;
    'vt-go-back': HTMLElement;
    'vt-hub-menu': HTMLElement;
    'vt-installment-calculator': HTMLElement;
    'vt-lead-form': HTMLElement;
    'vt-location-selector': HTMLElement;
    'vt-qr-code': HTMLElement;
    'vt-version-comparator': HTMLElement;
    'vt-whatsapp': HTMLElement;
  }
}
