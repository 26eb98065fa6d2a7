import { memo, useMemo, useRef } from 'react';
import { listOf } from '#domain/lists/list-of';
import type { Part } from '#services/entities/car';
import { useAfterPaint } from '#ui/hooks/use-after-paint';
import type { CarOptions } from '../car-store';
import { PartItem } from './PartItem';
import { useChosen } from './use-chosen';
import { useNearWindow } from './use-near-window';

/** Rows that are rendered together. */
const SLICE = 12;
/** Rows of the whole list that are rendered before the visible area is known. */
const INITIAL_ROWS = 24;
/** Estimated height of a row in px. */
const ROW = 76;

interface GroupProps {
  name: string;
  parts: readonly Part[];
  options: CarOptions;
  /** Number of rows before this group. */
  offset: number;
  /** Whether the whole list is short enough to be rendered. */
  isShort: boolean;
}

/** The rows of a category, in slices: only those near the window are rendered, so that thousands of rows stay cheap. */
export const PartGroup = memo(function PartGroup({ name, parts, options, offset, isShort }: GroupProps) {
  const slices = useMemo(() => {
    const count = Math.ceil(parts.length / SLICE);
    return listOf(count, (at) => parts.slice(at * SLICE, (at + 1) * SLICE));
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
          stays={isShort}
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
  /** Whether rows stay once they are rendered: in a short list, where a search of the page finds them all. */
  stays: boolean;
}

/** Some rows of a list; only their height while they are far from the window. */
const Slice = memo(function Slice({ parts, options, early, stays }: SliceProps) {
  const list = useRef<HTMLUListElement>(null);
  const { isNear, height = parts.length * ROW } = useNearWindow(list, { initial: early, stays });
  return (
    <ul className="item-list" ref={list}>
      {isNear ? (
        <Rows parts={parts} options={options} />
      ) : (
        <li aria-hidden="true" ref={(row) => row?.style.setProperty('height', `${height}px`)} />
      )}
    </ul>
  );
});

function Rows({ parts, options }: Pick<SliceProps, 'parts' | 'options'>) {
  const chosen = useChosen();
  // The hints are updated one paint after the click.
  const delayedChosen = useAfterPaint(chosen);
  return parts.map((part) => (
    <PartItem
      key={part.id}
      part={part}
      options={options}
      chosen={delayedChosen}
      isChosen={chosen.has(part.id)}
    />
  ));
}
