import { barsOf, reversed, sharpenLine, type Threshold } from './bars';
import { type CodeFormat, type Frame, LINEAR_FORMATS, type LinearFormat, type Reading } from './frame';
import { isFollowed, linesAcross, type Profile, sampleLine } from './scan-lines';
import { findStripes, type Stripes } from './stripes';
import { readCodabar } from './symbologies/codabar';
import { readCode39 } from './symbologies/code-39';
import { readCode93 } from './symbologies/code-93';
import { readCode128 } from './symbologies/code-128';
import { readItf } from './symbologies/itf';
import type { ReadLine } from './symbologies/symbology';

/** Lines that have to agree: one misread a picture of hundreds, two never did. */
const AGREEING_LINES = 2;

export interface DecodeOptions {
  formats: readonly CodeFormat[];
  /** What a text must be for the search to end with it, as a regular expression; any text if empty. */
  pattern?: string;
  /** Whether everything is tried, as with a photo, which does not come again. */
  isThorough?: boolean;
}

const READERS: Readonly<Record<LinearFormat, ReadLine>> = {
  code_39: readCode39,
  code_93: readCode93,
  codabar: readCodabar,
  code_128: readCode128,
  itf: readItf,
};

/** How one line is looked at: what lies beside it, how much it is sharpened, how dark and light are told apart. */
interface Look {
  beside: number;
  sharpen?: [radius: number, amount: number];
  threshold: Threshold;
}
const LOOKS: readonly Look[] = [
  { beside: 2, threshold: 'extremes' },
  { beside: 3, sharpen: [2, 4], threshold: 'near' },
  { beside: 2, sharpen: [3, 2], threshold: 'near' },
  { beside: 5, sharpen: [3, 6], threshold: 'near' },
  { beside: 4, sharpen: [2, 2], threshold: 'extremes' },
  { beside: 1, threshold: 'near' },
];

/** Lines that follow one direction, at most: of a frame, which comes again, and of a photo. */
const LINES = 18;
const MORE_LINES = 24;
/** Least share of the strongest direction's edges that another one of a frame needs. */
const SECOND = 0.3;

/** Directions that are followed besides those of the edges found, in a thorough search. */
const FURTHER = [0, Math.PI / 2];

/** A whole frame as one place of bars, for a direction in which none were found. */
function everywhere({ width, height }: Frame, angle: number): Stripes {
  const points: number[] = [];
  for (let y = 8; y < height; y += 16) for (let x = 8; x < width; x += 16) points.push(x, y);
  return { angle, points, strength: 0 };
}

function readingOf(key: string, lines: ReadonlySet<string>): Reading {
  const space = key.indexOf(' ');
  return { text: key.slice(space + 1), format: key.slice(0, space) as LinearFormat, lines: lines.size };
}

/**
 * Looks for linear codes, line by line, so that the caller can do something else between two steps.
 * Ends early with a text of the pattern; returns all on which enough lines agree.
 */
export function* decodeLinear(frame: Frame, options: DecodeOptions): Generator<void, Reading[]> {
  const formats = LINEAR_FORMATS.filter((format) => options.formats.includes(format));
  if (formats.length === 0) return [];
  const wanted = new RegExp(options.pattern ?? '');
  /** The lines that read each text. */
  const found = new Map<string, Set<string>>();
  let stripes = findStripes(frame);
  yield;
  const most = options.isThorough ? MORE_LINES : LINES;
  const strongest = Math.max(0, ...stripes.map(({ strength }) => strength));
  if (!options.isThorough) stripes = stripes.filter(({ strength }) => strength >= strongest * SECOND);
  else {
    for (const angle of FURTHER) if (!isFollowed(angle, stripes)) stripes.push(everywhere(frame, angle));
  }
  for (const look of options.isThorough ? LOOKS : LOOKS.slice(0, 3)) {
    for (const place of stripes) {
      const across = linesAcross(frame, place, most);
      for (const line of across) {
        const texts = new Set<string>();
        let profile: Profile = sampleLine(frame, line, look.beside);
        if (look.sharpen) profile = sharpenLine(profile, ...look.sharpen);
        const bars = barsOf(profile, look.threshold);
        for (const way of [bars, reversed(bars)]) {
          for (const format of formats) READERS[format](way, (text) => texts.add(`${format} ${text}`));
        }
        for (const key of texts) {
          const lines = found.get(key) ?? new Set();
          // Another look at a line is no other line.
          found.set(key, lines.add(`${stripes.indexOf(place)} ${across.indexOf(line)}`));
          if (lines.size < AGREEING_LINES) continue;
          const reading = readingOf(key, lines);
          if (wanted.test(reading.text)) return [reading];
        }
        yield;
      }
    }
  }
  return [...found].flatMap(([key, lines]) => (lines.size < AGREEING_LINES ? [] : [readingOf(key, lines)]));
}
