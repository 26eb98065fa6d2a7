import type { Area } from '#domain/scanner/scanner';
import type { CodeFormat, Frame, Reading } from '../../decoder/frame';

export interface ReadingOptions {
  formats: readonly CodeFormat[];
  /** What a text must be for the search to end with it, as a regular expression. */
  pattern: string;
}

/** What was read, and a small picture of it. */
export interface Seen {
  readings: Reading[];
  thumbnail?: HTMLCanvasElement;
}

/** Reads the pictures of a camera: by the browser's own detector, in workers, or in the page. */
export interface CodeReader {
  /** Whether another picture can be taken on now. */
  isFree(): boolean;
  /** Reads a part of what a video shows now. May reject: the next picture may do better. */
  read(video: HTMLVideoElement, area: Area): Promise<Seen>;
  /** Tells that a picture was not taken on, as there was no room. */
  wasBusy?(): void;
  close(): void;
}

/** Decodes frames, one at a time. */
export interface FrameDecoder {
  isFree(): boolean;
  /** Takes the frame's pixels over; they are back with the answer. Rejects when the decoder has ended. */
  decode(
    frame: Frame,
    options: ReadingOptions & { isThorough?: boolean },
  ): Promise<{ readings: Reading[]; frame: Frame }>;
  close(): void;
}
