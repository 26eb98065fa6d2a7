import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { Part } from '../../../../src/services/entities/car';
import type { CarOptions } from '../../../../src/stores/current-car';
import { useAfterPaint } from '../../../../src/ui/hooks/use-after-paint';
import { PartItem } from './PartItem';
import { useChosen } from './use-chosen';

/** Rows that are rendered together. */
const SLICE = 12;
/** Rows of the whole list that are rendered before the visible area is known. */
const INITIAL_ROWS = 24;
/** Estimated height of a row in px. */
const ROW = 76;
/** Rows within this margin of the window are rendered. */
const MARGIN = '400px';

interface GroupProps {
  name: string;
  parts: readonly Part[];
  options: CarOptions;
  /** Number of rows before this group. */
  offset: number;
}

/** The rows of a category, in slices: only those near the window are rendered, so that thousands of rows stay cheap. */
export const PartGroup = memo(function PartGroup({ name, parts, options, offset }: GroupProps) {
  const slices = useMemo(() => {
    const count = Math.ceil(parts.length / SLICE);
    return Array.from({ length: count }, (_, at) => parts.slice(at * SLICE, (at + 1) * SLICE));
  }, [parts]);
  return (
    <section className="item-group" aria-label={name}>
      <h4>{name}</h4>
      {slices.map((slice, index) => (
        <Slice
          key={slice[0]?.id}
          parts={slice}
          options={options}
          early={offset + index * SLICE < INITIAL_ROWS}
        />
      ))}
    </section>
  );
});

interface SliceProps {
  parts: readonly Part[];
  options: CarOptions;
  /** Presumably visible from the start. */
  early: boolean;
}

/** Some rows of a list; rendered when they first come near the window. */
const Slice = memo(function Slice({ parts, options, early }: SliceProps) {
  const place = useRef<HTMLUListElement>(null);
  const [near, setNear] = useState(early);
  const made = useRef(early);
  const chosen = useChosen(parts, near);
  // The hints are updated one paint after the click.
  const delayedChosen = useAfterPaint(chosen);
  if (near) made.current = true;
  useEffect(() => {
    const list = place.current;
    if (!list) return;
    const watch = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: MARGIN },
    );
    watch.observe(list);
    return () => watch.disconnect();
  }, []);
  return (
    <ul className={early ? 'item-list early' : 'item-list'} ref={place}>
      {made.current ? (
        parts.map((part) => (
          <PartItem
            key={part.id}
            part={part}
            options={options}
            chosen={delayedChosen}
            isChosen={chosen.has(part.id)}
          />
        ))
      ) : (
        <li className="item-blank" aria-hidden="true" ref={(row) => reserveHeight(row, parts.length)} />
      )}
    </ul>
  );
});

/** Reserves the height of rows that are not rendered. */
function reserveHeight(row: HTMLElement | null, count: number): void {
  row?.style.setProperty('height', `${count * ROW}px`);
}
