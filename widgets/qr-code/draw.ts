import { correction, generate, mode as modes } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import type { QrErrorCorrection } from '#domain/scanner/qr-code';

/** Empty modules around a code, which readers need to find it. */
export const QUIET_ZONE = 4;

export interface CodeOptions {
  level: QrErrorCorrection;
  /** 1 to 7; the most readable if absent. */
  mask?: number;
  /** Minimum version, 1 to 40; the text may need a larger one. */
  version?: number;
}

export interface DrawnCode {
  /** Width and height in modules, without the quiet zone: 17 plus 4 per version. */
  modules: number;
  /** The d attribute of an SVG path, in modules from the top left one. */
  path: string;
}

/** Without Latin-1 and Shift JIS, whose bytes a reader may take for those of another encoding. */
const MODES = [modes.numeric, modes.alphaNumeric, modes.ascii, modes.utf8];

/** Draws a text as a QR code; undefined if it is too long for the largest code. */
export function drawCode(text: string, { level, mask, version = 1 }: CodeOptions): DrawnCode | undefined {
  try {
    const code = generate(text, {
      minCorrectionLevel: correction[level],
      maxCorrectionLevel: correction[level],
      modes: MODES,
      minVersion: version,
      mask: (mask ?? null) as 1 | null,
    });
    return { modules: code.size, path: toSvgPath(code) };
  } catch {
    // The only possible reason: the options are within their ranges.
    return undefined;
  }
}
