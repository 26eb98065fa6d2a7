import type { Fault } from '../faults/faults';

/** Times of a tag, in whole milliseconds. */
export interface TagTiming {
  tag: string;
  /** From the start of the page view to the first widget's code. */
  loaded?: number;
  /** From the code to the usable view; the longest, if there are several widgets. */
  ready?: number;
  /** From the start of the page view to the first use. */
  firstUse?: number;
  /** Number of confirmed submissions. */
  sent?: number;
}

/** Equal faults are one entry; times: how often. */
export type FaultCount = Omit<Fault, 'attempt'> & { times: number };

/** Interactions of one type in widgets of one tag that took 200 ms or more. */
export interface LongInteraction {
  tag: string;
  type: string;
  times: number;
  /** Milliseconds, in steps of 8. */
  longest: number;
}

/** Frames of 50 ms or more, in browsers that tell them. */
export interface LongFrames {
  times: number;
  /** Those whose longest script is a file of the library. */
  own: number;
  longest: number;
}

/** What is sent to the address of `vitrine:report`, as JSON. Each part has only what is new since the one before. */
export interface Report {
  /** The shape of the report. */
  v: 1;
  /** The library's version. */
  version: string;
  brand?: string;
  country?: string;
  /** Without query and ids. */
  path: string;
  /** The share of page views that report. */
  sample: number;
  /** Number of this report within its page view, from 1. */
  part: number;
  timings: TagTiming[];
  faults: FaultCount[];
  interactions: LongInteraction[];
  frames?: LongFrames;
}
