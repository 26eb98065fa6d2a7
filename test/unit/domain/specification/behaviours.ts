import type * as words from '#domain/core/messages.pt-BR';

/**
 * The behaviour of each failure, row by row of the error catalogue (spec messages#all-failures). What the catalogue
 * leaves open is ours.
 * - message: shown where the visitor is working; field: shown at the field; popup: shown in a message popup
 * - state: the screen changes (an order expires, a proposal is discarded)
 * - refused: nothing is sent, a ServiceError of kind input; thrown: a ServiceError for the caller
 * - status, kind: included in the ServiceError
 * - logged: written to the console, without other effects; swallowed: not reported; nothing: an empty answer
 * - rethrown: passed on after cleanup; retried: retried silently; empty error: an Error without text
 */
export type Behaviour =
  | 'message'
  | 'field'
  | 'popup'
  | 'state'
  | 'refused'
  | 'thrown'
  | 'status'
  | 'kind'
  | 'logged'
  | 'swallowed'
  | 'nothing'
  | 'rethrown'
  | 'retried'
  | 'empty error';

type Row = readonly [condition: string, then: Behaviour, words?: keyof typeof words];

/** Conditions are those of the specification; words are names of words.ts. For documentation and tests only: not bundled. */
export const BEHAVIOURS: readonly Row[] = [
  ['generic error', 'message', 'generic'],
  ['login error', 'message', 'login'],
  ['contact message failure', 'message', 'contactFailed'],
  ['contact message success (not an error)', 'message', 'contactSent'],
  ['price unavailable / missing price', 'message', 'priceUnavailable'],
  ['online sale price failure', 'logged'],
  ['prices failure (any)', 'swallowed'],
  ['payment failure', 'message', 'paymentFailed'],
  ['reservation countdown ends', 'state', 'timeOver'],
  ['no stock for the selected car', 'message', 'noStock'],
  ['stock call failure', 'swallowed'],
  ['valuation not available for the vehicle', 'message', 'valuationUnavailable'],
  ['process error', 'message', 'process'],
  ['proposal send error', 'message', 'proposalFailed'],
  ['postal code not found (service)', 'message', 'postalCodeUnknown'],
  ['no results (screen)', 'message', 'noResults'],
  ['information could not be loaded', 'message', 'notLoaded'],
  ['no face in the photo', 'message', 'faceNotFound'],
  ['photo not recognised', 'popup', 'photoNotRecognised'],
  ['comparison not available for the selected term (Portuguese text)', 'message', 'comparisonUnavailable'],
  ['Comparator unavailable for the term (English text)', 'message', 'comparisonUnavailable'],
  ['browser location disabled', 'message', 'locationDisabled'],
  ['quotation save code 001: invalid authentication', 'message', 'quotation001'],
  ['quotation save code 002: quotation already recorded, reopen from the CRM', 'message', 'quotation002'],
  ['quotation save code 003: base quotation not found in the CRM', 'message', 'quotation003'],
  ['quotation save code 004: error saving the quotation', 'message', 'quotation004'],
  ['quotation save code 005: error saving the quotation products', 'message', 'quotation005'],
  ['quotation save code 006: error saving related products', 'message', 'quotation006'],
  ['HTTP 200', 'status'],
  ['HTTP 201', 'status'],
  ['HTTP 204', 'status'],
  ['HTTP 206', 'status'],
  ['HTTP 400', 'status'],
  ['HTTP 401', 'status'],
  ['HTTP 403', 'status'],
  ['HTTP 404', 'status'],
  ['HTTP 409', 'status'],
  ['HTTP 422', 'status'],
  ['HTTP 500', 'status'],
  ['client-library code: bad request', 'kind'],
  ['client-library code: bad response', 'kind'],
  ['client-library code: network error', 'kind'],
  ['client-library code: timeout', 'kind'],
  ['client-library code: canceled', 'kind'],
  ['client-library code: invalid URL', 'kind'],
  ['NEXT: no simulation has the requested installment count', 'thrown'],
  ['NEXT: no value has the requested residual percentage', 'thrown'],
  ['unknown financing type', 'thrown'],
  ['offer-simulation update lacks offerId or simulationId', 'refused'],
  ['simulation unavailable', 'message', 'simulationUnavailable'],
  ['calculator empty', 'message', 'calculatorEmpty'],
  ['financing proposal instability', 'message', 'proposalUnstable'],
  ['reverse geocode is empty', 'thrown'],
  ['place details are empty', 'thrown'],
  ['geocode is empty', 'thrown'],
  ['autocomplete is empty', 'thrown'],
  ['route matrix has no data', 'thrown'],
  ['route matrix structure unexpected', 'thrown'],
  ['route matrix row not one entry per destination', 'thrown'],
  ['distance matrix has no rows', 'thrown'],
  ['distance matrix call failed', 'thrown'],
  ['predictions call failed', 'thrown'],
  ['no results (developer text; condition not stated)', 'thrown'],
  ['geocoding failed', 'thrown'],
  ['geocoding result not parsed', 'thrown'],
  ['provider not supported', 'thrown'],
  ['AWS provider lacks API key or region', 'thrown'],
  ['Google Maps SDK absent', 'thrown'],
  ['zone lookup without provinceId', 'refused'],
  ['radius missing (condition not stated; a radius search requires latitude and longitude)', 'refused'],
  ['influence area missing (condition not stated)', 'refused'],
  ['regional missing (condition not stated)', 'refused'],
  ['location details failure', 'logged'],
  ['no results found (screen, location)', 'message', 'noPlaceFound'],
  ['postal-code city lookup: status not 200 or data empty', 'nothing'],
  ['postal-code city lookup: exception', 'logged'],
  ['geocode suggestion failure', 'swallowed'],
  ['postal lookup failure in the lead form', 'empty error'],
  ['messaging-bot start: success false or call fails', 'popup', 'whatsappFailed'],
  ['messaging-bot number check fails', 'retried'],
  ['data-dictionary value missing', 'refused'],
  ['rental user without body (first text)', 'refused'],
  ['rental user without body (second text)', 'refused'],
  ['offers search non-ok response', 'rethrown'],
  ['car image address lacks model, version, series (null) or year', 'refused'],
  ['car image fallback missing', 'thrown'],
  ['coupon unavailable', 'message', 'couponUnavailable'],
  ['coupon only for proposals with a down payment', 'message', 'couponNeedsDownPayment'],
  ['rewards error', 'message', 'rewardsFailed'],
  ['timeline load error', 'rethrown'],
  ['MVS search code not 7 or 16 characters', 'refused'],
  ['stock proposal discarded', 'state'],
  ['popup defaults', 'popup'],
  ['name invalid', 'field', 'name'],
  ['surname missing', 'field', 'surname'],
  ['CPF invalid', 'field', 'cpf'],
  ['CNPJ invalid', 'field', 'cnpj'],
  ['CPF or CNPJ invalid', 'field', 'cpfOrCnpj'],
  ['RG invalid', 'field', 'rg'],
  ['DNI invalid', 'field', 'dni'],
  ['e-mail invalid', 'field', 'email'],
  ["e-mail equals the holder's", 'field', 'emailOfHolder'],
  ['phone invalid', 'field', 'phone'],
  ['mobile missing', 'field', 'phoneMissing'],
  ['driver licence number invalid', 'field', 'driverLicence'],
  ['driver licence out of date', 'field', 'driverLicenceExpired'],
  ['driver licence category required', 'field', 'driverLicenceCategory'],
  ['birth date invalid', 'field', 'birthday'],
  ['under 18', 'field', 'underage'],
  ['postal code not found (field)', 'field', 'postalCode'],
  ['postal code missing', 'field', 'postalCodeMissing'],
  ['city/state missing', 'field', 'place'],
  ['no contact opt-in selected', 'field', 'consent'],
  ['number not greater than 0', 'field', 'aboveZero'],
  ['field starts with a space', 'field'],
  ['occupation not letters only', 'field', 'occupation'],
  ['gender required', 'field', 'gender'],
  ['civil state required', 'field', 'civilState'],
  ["labor card equals the holder's", 'field', 'labourCardOfHolder'],
  ['card number invalid', 'field', 'cardNumber'],
  ['card name invalid', 'field', 'cardName'],
  ['card expiry invalid', 'field', 'cardExpiry'],
  ['card CVV invalid', 'field', 'cardCvv'],
  ['files exceed the maximum size', 'field', 'filesTooLarge'],
  ['dealer not selected (selection mandatory)', 'field', 'dealer'],
  ['quotation new price not above the initial price', 'field', 'newPriceTooLow'],
  ['passwords differ', 'field', 'passwordsDiffer'],
  ['password shorter than 8 (one message says at least 8)', 'field', 'passwordTooShort'],
  ['current password missing when changing it', 'field', 'currentPasswordMissing'],
];
