import { type KeyboardEvent, useRef, useState } from 'react';
import type { Coordinates } from '#domain/place/geo';
import { type MapView, pixelOf, type Size } from '#domain/place/map-view';
import { useMessages } from '#ui/core/host-context';
import { texts } from './messages';
import { placeAt } from './Tiles';
import { useDismissed } from './use-dismissed';

/** A dealer on the map; number is its place in the list. */
export interface Place {
  id: string;
  name: string;
  number: number;
  at: Coordinates;
}

/** Pixels that a name above its marker takes, at most. */
const NAME_HEIGHT = 100;
const NAME_WIDTH = 176;

interface MarkersProps {
  view: MapView;
  size: Size;
  places: readonly Place[];
  activeId: string;
  chosenId: string;
  onSelect(id: string): void;
  /** A marker has the focus. */
  onFocus(at: Coordinates): void;
}

/** A button for each dealer; the arrow keys move between them, so that the tab key passes them in one step. */
export function Markers({ view, size, places, activeId, chosenId, onSelect, onFocus }: MarkersProps) {
  const messages = useMessages(texts);
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState('');
  const { dismissed, restore } = useDismissed(bar);
  const known = (id: string) => places.some((place) => place.id === id);
  const current = known(stop) ? stop : known(activeId) ? activeId : places[0]?.id;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const edge = { Home: 0, End: places.length - 1 }[event.key];
    if (step === undefined && edge === undefined) return;
    event.preventDefault();
    const index = places.findIndex(({ id }) => id === current);
    const next = edge ?? (index + (step as number) + places.length) % places.length;
    (bar.current?.children[next] as HTMLElement | undefined)?.focus({ preventScroll: true });
  };
  return (
    <div className="markers" role="toolbar" aria-label={messages.markers} ref={bar} onKeyDown={onKeyDown}>
      {places.map(({ id, name, number, at }) => {
        const { x, y } = pixelOf(view, size, at);
        const classes = [
          'marker',
          id === chosenId && 'chosen',
          id === activeId && 'active',
          dismissed.has(id) && 'dismissed',
          // The name is shown within the map.
          y < NAME_HEIGHT && 'low',
          x < NAME_WIDTH / 2 && 'west',
          x > size.width - NAME_WIDTH / 2 && 'east',
        ];
        return (
          <button
            key={id}
            type="button"
            data-id={id}
            className={classes.filter(Boolean).join(' ')}
            ref={placeAt(Math.round(x), Math.round(y))}
            tabIndex={id === current ? 0 : -1}
            aria-pressed={id === activeId}
            onPointerEnter={() => restore(id)}
            onFocus={() => {
              restore(id);
              setStop(id);
              onFocus(at);
            }}
            onClick={() => onSelect(id)}
          >
            <span className="pin">{number}</span>
            <span className="name">{name}</span>
          </button>
        );
      })}
    </div>
  );
}
