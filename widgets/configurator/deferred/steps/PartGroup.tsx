import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { Part } from '../../../../src/services/entities/car';
import type { CarOptions } from '../../../../src/stores/current-car';
import { useAfterPaint } from '../../../../src/ui/hooks/use-after-paint';
import { PartItem } from './PartItem';
import { useChosen } from './use-chosen';

/** Rows that come and change together. */
const SLICE = 12;
/** Rows of the whole list that are made before anybody knows what is in sight. */
const AT_ONCE = 24;
/** A row's height in px before it is there, about. */
const ROW = 76;
/** Rows this many px outside the window are kept as if they were in it. */
const MARGIN = '400px';

interface GroupProps {
  name: string;
  parts: readonly Part[];
  options: CarOptions;
  /** Rows of the list before this group's. */
  offset: number;
}

/** A category's rows. Thousands of them cost no more than those near the window: the others wait in slices. */
export const PartGroup = memo(function PartGroup({ name, parts, options, offset }: GroupProps) {
  const slices = useMemo(() => {
    const count = Math.ceil(parts.length / SLICE);
    return Array.from({ length: count }, (_, at) => parts.slice(at * SLICE, (at + 1) * SLICE));
  }, [parts]);
  return (
    <section className="item-group" aria-label={name}>
      <h4>{name}</h4>
      {slices.map((slice, index) => (
        <Slice key={slice[0]?.id} parts={slice} options={options} early={offset + index * SLICE < AT_ONCE} />
      ))}
    </section>
  );
});

interface SliceProps {
  parts: readonly Part[];
  options: CarOptions;
  /** In sight from the start, as far as anybody knows. */
  early: boolean;
}

/** Some rows of a list; made when they first come near the window. */
const Slice = memo(function Slice({ parts, options, early }: SliceProps) {
  const place = useRef<HTMLUListElement>(null);
  const [near, setNear] = useState(early);
  const made = useRef(early);
  const chosen = useChosen(parts, near);
  // What a press would do is told a paint later than what the last one did.
  const reckoned = useAfterPaint(chosen);
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
            chosen={reckoned}
            isChosen={chosen.has(part.id)}
          />
        ))
      ) : (
        <li className="item-blank" aria-hidden="true" ref={(row) => holdRoom(row, parts.length)} />
      )}
    </ul>
  );
});

/** Holds the height of rows that are not there yet. */
function holdRoom(row: HTMLElement | null, count: number): void {
  row?.style.setProperty('height', `${count * ROW}px`);
}
