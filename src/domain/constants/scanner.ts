/** The scanner of vehicle identification numbers (spec limits#scanner). */

/** Workers that read frames, and how often a frame is read; the documents give no unit, ours is times a second. */
export const SCANNER_WORKERS = 6;
export const SCANNER_FREQUENCY = 5;
/** Largest capture, in px. */
export const SCANNER_CAPTURE = { width: 640, height: 480 } as const;
/** Space outside the area that is read, in percent of the picture. */
export const SCAN_AREA = { top: 20, left: 10, right: 10, bottom: 50 } as const;
/** Codes that are read: Code 39 as vehicles carry it, Codabar, Code 93. */
export const SCANNER_READERS = ['code_39_vin', 'codabar', 'code_93'] as const;
/** Results kept, zoom steps, and characters of a camera's name. */
export const SCANNER_RESULTS = 10;
export const SCANNER_ZOOM_STEPS = 7;
export const CAMERA_LABEL_LENGTH = 30;
/** Fired with each code that is found; the scanner stops then. */
export const NEW_BARCODE = 'new-barcode';
