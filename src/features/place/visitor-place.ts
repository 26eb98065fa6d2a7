/** The visitor's place, as far as a widget shows it before it is used. */

import type { Country } from '#domain/core/brands';
import { brand } from '#page/core/metadata';
import type { Host } from '#ui/core/host-context';
import { whenIdle } from '#ui/core/when-used';
import { $location, completeLocation, type Location, restoreLocation, setLocation } from './location-store';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor chose where they are. */
    'vt-location-selected': { countryCode: string; stateCode: string; cityCode: string };
  }
}

/** Loads what else is known of a place once the browser is idle, and adds it to the place. */
function addRegionsLater(place: Location, set: (place: Location) => void): void {
  if (place.regionsBrand === brand()) return;
  whenIdle(() => {
    import('./lookup/regions').then(
      ({ addRegions }) => addRegions(place, set),
      () => {},
    );
  });
}

/** Whether regions were added to a place, which is no new choice. */
const isCompleted = (before: Location | null, now: Location | null): boolean =>
  !!before &&
  !!now?.regionsBrand &&
  now.regionsBrand !== before.regionsBrand &&
  placeLine(now) === placeLine(before);

/**
 * Calls back with the visitor's place, immediately and after each choice by any widget; returns the unsubscribe
 * function. Influence areas and regionals that are added later are no choice: placeWithRegions returns them.
 */
export function followPlace(country: Country, set: (place: Location | null) => void): () => void {
  restoreLocation(country);
  let before: Location | null = null;
  const end = $location.subscribe((place) => {
    const now = place?.countryCode === country ? place : null;
    if (!isCompleted(before, now)) set(now);
    before = now;
  });
  const restored = $location.get();
  if (restored?.countryCode === country) addRegionsLater(restored, completeLocation);
  return end;
}

/** Stores the visitor's place for all widgets of the page. */
export function choosePlace(place: Location, host: Host): void {
  setLocation(place);
  const { countryCode, stateCode, cityCode } = place;
  host.emit('vt-location-selected', { countryCode, stateCode, cityCode });
  addRegionsLater(place, setLocation);
}

/** Formats a place in one line. */
export const placeLine = ({ cityName, stateName, stateCode }: Location): string =>
  [cityName, stateName ?? stateCode].filter(Boolean).join(', ');
