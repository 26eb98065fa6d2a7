import { useEffect, useRef, useState } from 'react';
import { afterPaint } from '#page/events/after-paint';
import type { Row } from './selection';

/** Rows that come in one frame; as many as a window shows. */
const SLICE = 20;

/**
 * Returns the rows to show now: of many that are new some come in each frame, from the top, so that no frame is long; below
 * them the ones from before stay, and the table keeps its height.
 */
export function useSlices<T extends Row>(rows: readonly T[]): readonly T[] {
  const before = useRef<readonly T[]>([]);
  const [step, setStep] = useState({ of: rows, count: SLICE });
  const count = step.of === rows ? step.count : SLICE;
  const known = new Set(before.current.map(({ id }) => id));
  const isWhole = count >= rows.length || rows.filter(({ id }) => !known.has(id)).length <= SLICE;
  useEffect(() => {
    if (!isWhole) return afterPaint(() => setStep({ of: rows, count: count + SLICE }));
    before.current = rows;
  }, [rows, count, isWhole]);
  if (isWhole) return rows;
  const first = rows.slice(0, count);
  const there = new Set(first.map(({ id }) => id));
  return [...first, ...before.current.slice(count, rows.length).filter(({ id }) => !there.has(id))];
}
