/** How the scanner of codes looks at a camera's picture (spec limits#scanner, screens#scanner). */

import { listOf } from '../lists/list-of';
import {
  CAMERA_LABEL_LENGTH,
  SCAN_AREA,
  SCANNER_CAPTURE,
  SCANNER_RESULTS,
  SCANNER_ZOOM_STEPS,
} from './scanner-settings';

/** A part of a picture, in px. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The part of a camera's picture that is read, in whole px of even numbers, as cameras store colour for two by two: the
 * margins of the specification within what the visitor sees. No more px than its largest capture has.
 * @param aspect width by height of the part that the visitor sees
 * @param zoom of the picture, where the camera itself has none
 */
export function scannedArea(width: number, height: number, aspect: number, zoom = 1): Area {
  const seenWidth = Math.min(width, height * aspect) / zoom;
  const seenHeight = Math.min(height, width / aspect) / zoom;
  const even = (value: number) => Math.floor(value / 2) * 2;
  const area = {
    x: even((width - seenWidth) / 2 + (seenWidth * SCAN_AREA.left) / 100),
    y: even((height - seenHeight) / 2 + (seenHeight * SCAN_AREA.top) / 100),
    width: even((seenWidth * (100 - SCAN_AREA.left - SCAN_AREA.right)) / 100),
    height: even((seenHeight * (100 - SCAN_AREA.top - SCAN_AREA.bottom)) / 100),
  };
  const most = SCANNER_CAPTURE.width * SCANNER_CAPTURE.height;
  if (area.width * area.height <= most) return area;
  // Of a larger picture than was asked for: a band of the same width in the middle.
  const band = Math.max(2, even(most / area.width));
  return { ...area, y: even(area.y + (area.height - band) / 2), height: band };
}

/** The steps of a zoom: each magnifies by the same factor. */
export function zoomSteps(least: number, most: number): number[] {
  if (!(most > least && least > 0)) return [];
  const factor = (most / least) ** (1 / (SCANNER_ZOOM_STEPS - 1));
  return listOf(SCANNER_ZOOM_STEPS, (step) =>
    step === SCANNER_ZOOM_STEPS - 1 ? most : least * factor ** step,
  );
}

/** The name of a camera, cut; its number where it has none, as before the visitor allows it. */
export const cameraLabel = (label: string, number: number): string =>
  label.trim().slice(0, CAMERA_LABEL_LENGTH).trim() || String(number);

/** Adds a result, the newest first; the same one again only moves up, and the oldest is dropped. */
export const addResult = <R>(results: readonly R[], result: R, isSame: (one: R, other: R) => boolean): R[] =>
  [result, ...results.filter((each) => !isSame(each, result))].slice(0, SCANNER_RESULTS);
