import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Part } from '../../../src/services/entities/car';
import type { CarOptions } from '../../../src/stores/car/current';
import { PartItem } from './PartItem';

/** Rows that come and change together. */
const SLICE = 24;
/** A row's height in px before it is there, about. */
const ROW = 76;
/** Rows this many px outside the window are kept as if they were in it. */
const MARGIN = '800px';

interface GroupProps {
  name: string;
  parts: readonly Part[];
  options: CarOptions;
  chosen: ReadonlySet<string>;
}

/** A category's rows. Thousands of them cost no more than those near the window: the others wait in slices. */
export function PartGroup({ name, parts, options, chosen }: GroupProps) {
  const slices = useMemo(() => {
    const count = Math.ceil(parts.length / SLICE);
    return Array.from({ length: count }, (_, at) => parts.slice(at * SLICE, (at + 1) * SLICE));
  }, [parts]);
  return (
    <section className="item-group" aria-label={name}>
      <h4>{name}</h4>
      {slices.map((slice, index) => (
        <Slice key={slice[0]?.id} parts={slice} options={options} chosen={chosen} first={index === 0} />
      ))}
    </section>
  );
}

interface SliceProps extends Omit<GroupProps, 'name'> {
  /** In sight from the start, as far as anybody knows. */
  first: boolean;
}

/**
 * Some rows of a list. Away from the window they are not made, and once made not made anew while nothing of theirs is
 * pressed: what a click would do to them is reckoned when they come near again.
 */
const Slice = memo(function Slice({ parts, options, chosen, first }: SliceProps) {
  const place = useRef<HTMLUListElement>(null);
  const [near, setNear] = useState(first);
  const kept = useRef<{ rows: ReactNode; pressed: string } | null>(null);
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

  const pressed = parts.map(({ id }) => (chosen.has(id) ? '1' : '0')).join('');
  if (near || (kept.current && kept.current.pressed !== pressed)) {
    const rows = parts.map((part) => (
      <PartItem key={part.id} part={part} options={options} chosen={chosen} isChosen={chosen.has(part.id)} />
    ));
    kept.current = { rows, pressed };
  }
  return (
    <ul className="item-list" ref={place}>
      {kept.current?.rows ?? (
        <li className="item-blank" aria-hidden="true" ref={(row) => reserve(row, parts.length)} />
      )}
    </ul>
  );
});

/** Holds the height of rows that are not there yet. */
function reserve(row: HTMLElement | null, count: number): void {
  row?.style.setProperty('height', `${count * ROW}px`);
}
