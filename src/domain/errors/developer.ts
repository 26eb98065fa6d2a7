/*
 * What a developer is told, in the documents' own words (spec messages#developer-texts): messages of errors and lines of the console. No
 * visitor ever sees one; the words beside them for visitors are words.ts.
 */

/** Both ids of an offer's simulation (spec financing#offer-simulation). */
export const PARAMS_REQUIRED = 'Params is required';
/** NEXT answered no simulation of this many installments. */
export const noSimulationFor = (installments: number): string =>
  `No simulation found for ${installments} installments`;
/** NEXT answered no value of this residual, in percent. */
export const noValuesFor = (residual: number): string => `No values found for residual ${residual}`;
export const noAdapterFor = (type: string): string => `No adapter found for financing type ${type}`;
/** Logged; the prices become empty. */
export const ONLINE_PRICE_FAILED = 'Error getting online sale price';
/** Logged; the place stays what it was. */
export const LOCATION_DETAILS_FAILED = 'Error fetching location details';
/** Dealers around a place, of its influence area, of its region: what the place must have for it. */
export const NO_RADIUS = 'There is no Radius';
export const NO_INFLUENCE_AREA = 'There is no influence area';
export const NO_REGIONAL = 'There is no Regional';
/** An image that is not there, and no other to show in its place. */
export const NO_FALLBACK_ICON = 'Not Found Fallback Icon';
