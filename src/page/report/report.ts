/**
 * The report of a page view (Storybook, "Monitoring"): what the page names in `vitrine:report` receives it when the page is
 * hidden. No data of the visitor, nothing stored; whatever fails here, the page does not notice.
 */

import { isGranted } from '../consent-state';
import { brand, country } from '../core/metadata';
import { pageDocument } from '../core/native';
import { knownSingleton, pageSingleton } from '../core/page-singleton';
import { metaText } from '../settings/meta-text';
import { setting } from '../settings/settings';
import { takeFaults, watchFaults } from './fault-counts';
import { takeInteractions, watchInteractions } from './interactions';
import { maskPath } from './mask-path';
import type { Report } from './report-shape';
import { sendReport } from './send-report';
import { timingsBetween } from './timings';

/** Bytes of a report at most. */
export const MOST_BYTES = 8000;
/** Reports of a page view at most: a page can be hidden and shown again often. */
export const MOST_PARTS = 3;
/** Share of page views that report, if the page names none. */
const SAMPLE = 0.1;

/** Returns the report as text; lists lose their last entries until it is short enough. */
export function withinBytes(report: Report): string {
  const lists: unknown[][] = [report.timings, report.faults, report.interactions];
  const sized = () => new TextEncoder().encode(JSON.stringify(report)).length;
  while (sized() > MOST_BYTES) {
    const [longest = []] = lists.sort((one, other) => other.length - one.length);
    if (longest.length === 0) return '';
    longest.pop();
  }
  return JSON.stringify(report);
}

/** Whether the page requires no consent for it, or the visitor has given it and not taken it back. */
const mayReport = (): boolean => !metaText('consent') || isGranted('analytics_storage');

let parts = 0;
let last = -1;

function send(version: string, sample: number): void {
  const address = setting('report');
  if (!address || parts >= MOST_PARTS || !mayReport()) return;
  const now = performance.now();
  const timings = timingsBetween(last, now);
  const faults = takeFaults();
  const { interactions, frames } = takeInteractions();
  if (parts > 0 && timings.length + faults.length + interactions.length === 0) return;
  parts += 1;
  last = now;
  const [ownBrand, ownCountry] = [brand(), country()];
  const report: Report = {
    v: 1,
    version,
    ...(ownBrand && { brand: ownBrand }),
    ...(ownCountry && { country: ownCountry }),
    path: maskPath(location.pathname),
    sample,
    part: parts,
    timings,
    faults,
    interactions,
    ...(frames && { frames }),
  };
  const body = withinBytes(report);
  if (body) sendReport(address, body);
}

/** Whether this page view reports: decided once, by chance. */
const isSampled = (share: number): boolean => pageSingleton('sampled', () => Math.random() < share);

/** Starts to collect, if the page names an address and chance has chosen this page view. */
export function startReport(): void {
  const sample = Number(setting('report-sample') ?? SAMPLE);
  if (!setting('report') || !isSampled(sample)) return;
  watchFaults();
  // The loader's (element/loader.ts).
  const version = String(knownSingleton('loader') ?? '');
  watchInteractions(String(knownSingleton('base') ?? ''));
  const sendHidden = () => {
    try {
      if (pageDocument.visibilityState === 'hidden') send(version, sample);
    } catch {
      // A report less.
    }
  };
  pageDocument.addEventListener('visibilitychange', sendHidden);
}
