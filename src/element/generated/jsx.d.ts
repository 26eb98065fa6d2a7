// Made by `npm run generate` from the widgets' element.ts; do not edit.
import type { HTMLAttributes, Ref } from 'react';

type VitrineAttributes = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement>; part?: string; slot?: string };

/** The library's tags and their attributes. */
export interface VitrineTags {
  /** A car's image by version, year, colour and angle, in the size that fits where it stands. While another colour loads the image before it stays. Where there is no such image, the author's own stands in for it, or the same car in its standard colour with a note; where that is missing too, the children, or an icon and its text. As :state(NAME) the page sees loading, ready, fallback and failed. Its height follows its width, 7 to 5, for a wheel 1 to 1; the page's own aspect-ratio comes first. */
  'vt-car-image': VitrineAttributes & {
    /** The car's brand; the page's where absent. */
    'brand'?: string;
    /** Code of the model. */
    'model'?: string;
    /** Code of the version. */
    'version'?: string;
    /** Code of the series, which may be empty: series="". */
    'series'?: string;
    /** Model year. */
    'year'?: number;
    /** Code of the colour; the car's standard colour where absent. */
    'color'?: string;
    /** Side the car is seen from. */
    'angle'?: 'side' | 'front' | 'wheel';
    /** Address of an image to show where there is none of this car. */
    'fallback'?: string;
    /** What the image shows, for those who do not see it; "Carro visto de lado" and the like where absent. */
    'label'?: string;
    /** The image says nothing that the text beside it does not say: screen readers leave it out. */
    'decorative'?: boolean;
    /** The image fills its room, or is shown whole within it. */
    'fit'?: 'cover' | 'contain';
    /** How wide the image is shown, as the sizes of an img; measured where absent. */
    'sizes'?: string;
    /** Loads at once, not only once it is near the viewport: for an image in sight from the start. */
    'eager'?: boolean;
    /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
    'load'?: 'eager' | 'visible' | 'idle' | 'interaction';
  };
  /** Configures a car: version, optionals, colour, accessories, upholstery, services and a summary to share, print or keep. It is the page's current car, which the summary, the comparator and the forms of the page follow. A shared link opens the same car; what a visitor configured before comes back for four hours. Children are shown until it is ready, and if it cannot be. */
  'vt-configurator': VitrineAttributes & {
    /** Text above the configurator; the model's name where absent. */
    'heading'?: string;
    /** The model, by code or name. */
    'model'?: string;
    /** Code of the version to begin with, 7 or 16 characters; the visitor chooses where absent. */
    'mvs'?: string;
    /** Model year of that version; the newest where absent. */
    'year'?: number;
    /** Steps that are offered; one that is left out is skipped. */
    'steps'?: string;
    /** How a version's price is said in the list of versions. */
    'price-type'?: 'full-price' | 'starts-with' | 'from-to' | 'percent' | 'installment';
    /** Address that the last step's button leads to, as the lead form of the page. */
    'finish-url'?: string;
    /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
    'load'?: 'eager' | 'visible' | 'idle' | 'interaction';
  };
  /** The page's current car, as the visitor configured it: in a line that can stay in sight, or in full with every price, the conditions and the ways to take it along (link, share sheet, WhatsApp, QR code, paper, PDF). On a page without a configurator it brings back the car of a shared link or of an earlier visit, for four hours. A signed-in visitor's version is saved to their garage. Children are shown until it is ready, and if it cannot be. */
  'vt-configurator-summary': VitrineAttributes & {
    /** In a line, or all of it. */
    'view'?: 'compact' | 'full';
    /** Text above it; the widget's own in full, none in a line. */
    'heading'?: string;
    /** Address of the page with the configurator: where the visitor goes on, or begins where there is no car yet. */
    'link'?: string;
    /** Without the ways to take it along. */
    'hide-share'?: boolean;
    /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
    'load'?: 'eager' | 'visible' | 'idle' | 'interaction';
  };
  /** Dealers of the visitor's city, of a postal code's city or around the visitor, the nearest first, with address, phone and route. The page's other widgets follow the dealer that is chosen; the list follows the place that other widgets choose. A position that the browser measures is kept nowhere. Children are shown until it is ready, and if it cannot be. */
  'vt-dealer-finder': VitrineAttributes & {
    /** Text above the search; the widget's own where absent. */
    'heading'?: string;
    /** Ways to search that are offered, the first one open. */
    'search-by'?: string;
    /** Kilometres around the visitor that are searched first; 50 where absent. The visitor can choose another. */
    'radius'?: number;
    /** Only dealers of this group. */
    'dealer-group'?: string;
    /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
    'load'?: 'eager' | 'visible' | 'idle' | 'interaction';
  };
  /** Finances a car, from choosing a way to pay to the bank's answer: simulation, the visitor's data, consent, proposal, documents. It is about the page's current car, or the one its attributes name, and begins with a plan chosen in the calculator or carried by the address. Whoever comes back in the same visit goes on where they were. Children are shown until it is ready, and if it cannot be. */
  'vt-funding-flow': VitrineAttributes & {
    /** Text above the flow; the widget's own where absent. */
    'heading'?: string;
    /** Ways to finance that are offered. zflow, the bank's own flow, is offered where it is named or has its address. */
    'sources'?: string;
    /** Code of the version, 7 or 16 characters; the page's current car where absent. */
    'mvs'?: string;
    /** Its model year. */
    'year'?: number;
    /** Its price in the market's currency, as 119990.5. */
    'price'?: number;
    /** Whose money it is: the maker's, the online sale's or an offer's. */
    'plan-type'?: 'msc' | 'ecom' | 'offer';
    /** Id of the offer whose conditions count; with it a coupon may be given. */
    'offer-id'?: string;
    /** Address of the bank's own flow (zflow). */
    'external-url'?: string;
    /** Address of the terms that the visitor agrees to. */
    'terms-url'?: string;
    /** What the down payment's slider moves by, in percent; 1 where absent. */
    'down-payment-step'?: number;
    /** What the final installment's slider moves by, in percent; the bank's own, or 1, where absent. */
    'final-installment-step'?: number;
    /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
    'load'?: 'eager' | 'visible' | 'idle' | 'interaction';
  };
  /** Returns to the page the visitor came from; where they came from elsewhere, to the parent page. A link or button among the children is used as it is; other children become the link's text. */
  'vt-go-back': VitrineAttributes & {
    /** Address of this site to go to where there is no page to return to; the parent path with .html where absent. */
    'fallback'?: string;
  };
  /** Secondary menu of a hub page with a badge for its car. The entries are the author's own links; the one whose section is on screen is marked as the current one. */
  'vt-hub-menu': VitrineAttributes & {
    /** What the menu is of, for screen readers; "Seções da página" where absent. */
    'label'?: string;
    /** The car's name, shown before the links. */
    'badge'?: string;
    /** Stays at the top while the page scrolls. */
    'sticky'?: boolean;
  };
  /** A car's installments: sliders for the entry, the number of installments and, where the plan has one, the final installment, with what they come to and the legal text. It follows the page's current car, or calculates the version its author wrote; where there is neither, the visitor chooses one. Other versions and cars stand with their own installment beside this one, offers with a final installment and other sources' plans below. The plan that the visitor goes on with is the page's (`vt-funding-plan-selected`): a funding flow on the page begins with it, or the address of `finish-url` takes it along. Children are shown until it is ready, and if it cannot be. */
  'vt-installment-calculator': VitrineAttributes & {
    /** Text above the calculator; the widget's own where absent. */
    'heading'?: string;
    /** Who lends, and how: with a final installment (psa-balao), in equal ones (psa-traditional), CDC or NEXT. */
    'source'?: 'psa-balao' | 'cdc' | 'next' | 'psa-traditional';
    /** Whose plans the visitor can compare; all of them where absent. */
    'sources'?: string;
    /** A version's code, 7 or 16 characters, in place of the page's current car. */
    'mvs'?: string;
    /** Its model year; the newest where absent. */
    'year'?: number;
    /** Its price in the market's currency; the list price where absent. */
    'price'?: number;
    /** Whose conditions: the brand's plans, the online shop's or an offer's. */
    'plan-type'?: 'msc' | 'ecom' | 'offer';
    /** Id of the offer. */
    'offer-id'?: string;
    /** What the down payment's slider moves by, in percent; 1 where absent. */
    'down-payment-step'?: number;
    /** What the final installment's slider moves by, in percent; the source's own, or 1, where absent. */
    'final-installment-step'?: number;
    /** Codes of other versions that are listed with their installment, separated by spaces or commas. */
    'offers'?: string;
    /** Address of the page with the funding flow; it gets the plan and the car along. */
    'finish-url'?: string;
    /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
    'load'?: 'eager' | 'visible' | 'idle' | 'interaction';
  };
  /** A visitor, as a person or for a company, asks to be contacted about a car; the lead goes to the page's lead service. A city and a dealer chosen in other widgets of the page fill it. Where the page asks for addresses, hold 104 px more on phones: a min-height on the tag. Children are shown until it is ready, and if it cannot be. */
  'vt-lead-form': VitrineAttributes & {
    /** Text above the form; the widget's own where absent. */
    'heading'?: string;
    /** Person types offered, the first one chosen: physical, legal. */
    'persons'?: string;
    /** Model the visitor is interested in, as the catalogue writes it. */
    'model'?: string;
    /** Version of it, as the catalogue writes it. */
    'version'?: string;
    /** Model year, four digits. */
    'model-year'?: string;
    /** Id of the dealer that gets the lead (idSiteGeo); the visitor is not asked then. */
    'dealer'?: string;
    /** The lead cannot go without a dealer. */
    'dealer-required'?: boolean;
    /** Where the lead comes from, for the CRM. */
    'origin'?: string;
    /** Finer origin, for the CRM (SubOrigem__c). */
    'sub-origin'?: string;
    /** Product group, for the CRM. */
    'product-group'?: string;
    /** Form name, for the CRM; Proposal where absent. */
    'form'?: string;
    /** Callback name the service expects; JSONPCallback where absent. */
    'callback'?: string;
    /** Address the visitor may return to; this page where absent. Its query string is never sent. */
    'return-url'?: string;
    /** Address of the privacy notice, linked below the form. */
    'privacy-url'?: string;
    /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
    'load'?: 'eager' | 'visible' | 'idle' | 'interaction';
  };
  /** The visitor says where they are: by postal code, by state and city, or by the browser's position. The page's other widgets follow the choice, which is kept for four hours. Once there is a place it is shown, with a way to change it. Children are shown until it is ready, and if it cannot be. */
  'vt-location-selector': VitrineAttributes & {
    /** box shows everything in place; modal is a button with the current place that opens a dialog. Case does not matter. */
    'layout'?: 'box' | 'modal';
    /** Text above the selection and title of the dialog; the widget's own where absent. */
    'heading'?: string;
    /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
    'load'?: 'eager' | 'visible' | 'idle' | 'interaction';
  };
  /** A text as a QR code, black on white whatever the page's colours, with the room around it that cameras need. Without one it holds the page's own address, without what follows ? and #, so that nobody's data goes along. As :state(NAME) the page sees ready and failed, where the text is too long for the largest code. It is 224 px wide where the page gives it no other width; codes of long texts need more. */
  'vt-qr-code': VitrineAttributes & {
    /** The text; the page's own address where absent. */
    'value'?: string;
    /** How much of the code may be lost: l 7 %, m 15 %, q 25 %, h 30 %. */
    'level'?: 'm' | 'l' | 'q' | 'h';
    /** Mask pattern, 1 to 7; the most readable where absent. */
    'mask'?: number;
    /** The least version, 1 to 40; larger where the text needs it. */
    'version'?: number;
    /** What the code is for, for those who do not see it; "Código QR" and the text where absent. */
    'label'?: string;
    /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
    'load'?: 'eager' | 'visible' | 'idle' | 'interaction';
  };
  /** Two to four versions of a car side by side: picture, price, highlights, available colours and every item, with what differs marked. The visitor changes, adds and removes versions, and makes one of them the page's current car. Without `versions` and `model` it shows the current car's version beside the model's others and follows it until the visitor changes something; while the page has no car the visitor names a model. Names and prices stay in sight below the page's top; where the page has a bar of its own there, --vt-sticky-top is its height. Children are shown until it is ready, and if it cannot be. */
  'vt-version-comparator': VitrineAttributes & {
    /** Text above the versions; the widget's own where absent. */
    'heading'?: string;
    /** Codes of the versions to begin with, 7 or 16 characters each, separated by spaces or commas. */
    'versions'?: string;
    /** The model whose versions of the newest year are compared, by code or name, where no versions are written. */
    'model'?: string;
    /** How many versions can stand side by side, 2 to 4; 4 where absent. */
    'max-versions'?: number;
    /** When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction. */
    'load'?: 'eager' | 'visible' | 'idle' | 'interaction';
  };
  /** Starts a conversation with the brand on WhatsApp: the visitor's number is checked first, silently. Children are shown until it is ready, and if it cannot be. */
  'vt-whatsapp': VitrineAttributes & {
    /** Text above the form; the widget's own where absent. */
    'heading'?: string;
    /** Model the conversation is about. */
    'model'?: string;
    /** Version of it. */
    'version'?: string;
    /** Series of it. */
    'series'?: string;
    /** Color of it. */
    'color'?: string;
    /** Id of the dealer; the one chosen on the page where absent. */
    'dealer'?: string;
    /** Day the visitor asked for, as the service writes it. */
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
