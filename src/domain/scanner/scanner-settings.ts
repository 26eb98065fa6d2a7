/** The scanner of vehicle identification numbers (spec limits#scanner). */

/** Workers that read frames, and the read frequency. The specification gives no unit; ours is times per second (spec limits#scanner). */
export const SCANNER_WORKERS = 6;
export const SCANNER_FREQUENCY = 5;
/** Largest capture, in px. */
export const SCANNER_CAPTURE = { width: 640, height: 480 } as const;
/** Margins outside the scanned area, in percent of the picture. */
export const SCAN_AREA = { top: 20, left: 10, right: 10, bottom: 50 } as const;
/** Supported codes: Code 39 for vehicle identification, Codabar, Code 93. */
export const SCANNER_READERS = ['code_39', 'codabar', 'code_93'] as const;
/** Maximum number of results, zoom steps, and characters of a camera's name. */
export const SCANNER_RESULTS = 10;
export const SCANNER_ZOOM_STEPS = 7;
export const CAMERA_LABEL_LENGTH = 30;
/** Fired for each code found; the scanner then stops. */
export const NEW_BARCODE = 'new-barcode';
