import { type RefObject, useEffect, useState } from 'react';
import { scannedArea } from '#domain/scanner/scanner';
import { VIN_PATTERN } from '#domain/vehicle/vin';
import { useDeferred } from '#ui/core/use-deferred';
import { useLatest } from '#ui/hooks/use-latest';
import { CODE_ASPECT } from '#ui/parts/CameraFrame';
import { type Code, createJudge } from './accept-code';
import { formatsOf } from './formats';
import { readingParts } from './reading-parts';

/** Milliseconds without a code after which another word is given. */
export const LONG = 8000;

export type ScanHint = 'usual' | 'longer' | 'other';

export interface ScanOptions {
  accept: 'vin' | 'any';
  /** The author's attribute. */
  formats: string;
}

/** What the reader of pictures is asked for. */
export const readingOptions = ({ accept, formats }: ScanOptions) => ({
  formats: formatsOf(formats),
  pattern: accept === 'vin' ? VIN_PATTERN : '',
});

interface Use extends ScanOptions {
  video: RefObject<HTMLVideoElement | null>;
  /** Whether the camera is asked for or live, and whether it shows a picture. */
  isOn: boolean;
  isLive: boolean;
  /** Magnification of the middle of the picture. */
  zoom: number;
  onCode(code: Code, thumbnail?: HTMLCanvasElement): void;
}

/** Reads codes while the camera is live; returns a word for the visitor, and the state of what reads. */
export function useScan({ accept, formats, video, isOn, isLive, zoom, onCode }: Use) {
  const loading = useDeferred(readingParts, isOn);
  const [hint, setHint] = useState<ScanHint>('usual');
  const live = useLatest({ zoom, onCode });
  const { module } = loading;
  useEffect(() => {
    const element = video.current;
    if (!isLive || !module || !element) return;
    const judge = createJudge(accept);
    setHint('usual');
    const timer = setTimeout(() => setHint('longer'), LONG);
    let isFound = false;
    const end = module.startScan({
      ...readingOptions({ accept, formats }),
      video: element,
      area: (width, height) => scannedArea(width, height, CODE_ASPECT, live.current.zoom),
      onSeen({ readings, thumbnail }) {
        const code = judge(readings);
        if (code === 'other') setHint('other');
        // Workers may answer together.
        if (!code || code === 'other' || isFound) return;
        isFound = true;
        live.current.onCode(code, thumbnail);
      },
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [accept, formats, isLive, module, video]);
  return { hint, loading };
}
