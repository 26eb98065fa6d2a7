/*
 * Texts for developers, as given by the specification (spec messages#developer-texts): messages of errors and console
 * lines. They are never shown to visitors; the texts for visitors are in core/messages.pt-BR.ts,
 * those about images of cars in car/car-image-errors.ts.
 */

/** Thrown without both ids of an offer simulation (spec financing#offer-simulation). */
export const PARAMS_REQUIRED = 'Params is required';
/** NEXT returned no simulation with this number of installments. */
export const noSimulationFor = (installments: number): string =>
  `No simulation found for ${installments} installments`;
/** NEXT returned no value with this residual, in percent. */
export const noValuesFor = (residual: number): string => `No values found for residual ${residual}`;
export const noAdapterFor = (type: string): string => `No adapter found for financing type ${type}`;
/** Logged; the prices become empty. */
export const ONLINE_PRICE_FAILED = 'Error getting online sale price';
/** Logged; the place stays unchanged. */
export const LOCATION_DETAILS_FAILED = 'Error fetching location details';
/** Dealers of a place, by radius, influence area or region: the required field is missing. */
export const NO_RADIUS = 'There is no Radius';
export const NO_INFLUENCE_AREA = 'There is no influence area';
export const NO_REGIONAL = 'There is no Regional';
