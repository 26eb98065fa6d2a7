import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Coordinates } from '#domain/place/geo';
import { fitted, type MapView, panned, pixelOf, type Size, zoomedTo } from '#domain/place/map-view';
import { setting } from '#page/settings/settings';
import { useMessages } from '#ui/core/host-context';
import { useLatest } from '#ui/hooks/use-latest';
import { useStyles } from '#ui/hooks/use-styles';
import { Markers, type Place } from './Markers';
import css from './map.css?inline';
import { texts } from './messages';
import { Tiles } from './Tiles';
import { useGestures } from './use-gestures';

/** Pixels: the distance of the places from the edges, and the step of an arrow key. */
const MARGIN = 48;
const STEP = 80;

interface DealerMapProps {
  /** The author's address template of the tiles. */
  tiles: string;
  /** The listed dealers with a position. */
  places: readonly Place[];
  /** The dealer that is highlighted in the list too; empty for none. */
  activeId: string;
  /** The dealer that the page's widgets use; empty for none. */
  chosenId: string;
  /** A marker was pressed. */
  onSelect(id: string): void;
}

/** Returns the size of an element in pixels, null until it is laid out. */
function useSize(ref: { current: HTMLElement | null }): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}

/**
 * A map of the listed dealers: tiles at the author's address, and a button per dealer. The list has the same dealers, so
 * that nothing is on the map only.
 */
export function DealerMap({ tiles, places, activeId, chosenId, onSelect }: DealerMapProps) {
  const messages = useMessages(texts);
  const area = useRef<HTMLDivElement>(null);
  const size = useSize(area);
  const [moved, setMoved] = useState<{ of: string; view: MapView } | null>(null);
  useStyles(css);

  const key = places.map(({ id }) => id).join(' ');
  const whole =
    size && places.length > 0
      ? fitted(
          places.map(({ at }) => at),
          size,
          MARGIN,
        )
      : null;
  // Other places are shown as a whole again.
  const view = moved?.of === key ? moved.view : whole;
  const latest = useRef({ view, key });
  latest.current = { view, key };
  const move = (change: (view: MapView) => MapView, isLast = false) => {
    const { view, key } = latest.current;
    if (!view) return;
    const next = change(view);
    latest.current.view = isLast && size ? zoomedTo(next, size, Math.round(next.zoom)) : next;
    setMoved({ of: key, view: latest.current.view });
  };
  useGestures(area, size ?? { width: 0, height: 0 }, move);

  /** Centres a place that is outside, or nearly. */
  const reveal = (at: Coordinates | undefined) => {
    if (!at || !size || !view) return;
    const { x, y } = pixelOf(view, size, at);
    const isInside = x > MARGIN / 2 && x < size.width - MARGIN / 2 && y > MARGIN && y < size.height;
    if (!isInside) move(({ zoom }) => ({ center: at, zoom }));
  };
  const revealDealer = useLatest((id: string) => reveal(places.find((place) => place.id === id)?.at));
  useEffect(() => revealDealer.current(activeId), [activeId]);
  useEffect(() => revealDealer.current(chosenId), [chosenId]);

  const zoomBy = (levels: number) =>
    size && move((view) => zoomedTo(view, size, Math.round(view.zoom) + levels));
  const onKeyDown = (event: KeyboardEvent) => {
    const arrows: Record<string, [number, number]> = {
      ArrowLeft: [-STEP, 0],
      ArrowRight: [STEP, 0],
      ArrowUp: [0, -STEP],
      ArrowDown: [0, STEP],
    };
    const arrow = arrows[event.key];
    const levels = { '+': 1, '=': 1, '-': -1 }[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey || (!arrow && !levels)) return;
    event.preventDefault();
    if (arrow) move((view) => panned(view, ...arrow));
    else zoomBy(levels as number);
  };
  const attribution = setting('map-attribution');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one of a form
    <div className="map" role="group" aria-label={messages.map}>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div
        className="map-area"
        ref={area}
        role="group"
        aria-label={messages.move}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move it
        tabIndex={0}
        onKeyDown={onKeyDown}
      />
      {view && size && (
        <>
          <Tiles view={view} size={size} template={tiles} onRetry={() => area.current?.focus()} />
          <Markers {...{ view, size, places, activeId, chosenId, onSelect }} onFocus={reveal} />
        </>
      )}
      <div className="map-buttons">
        <button type="button" aria-label={messages.closer} title={messages.closer} onClick={() => zoomBy(1)}>
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M8 2v12M2 8h12" />
          </svg>
        </button>
        <button
          type="button"
          aria-label={messages.farther}
          title={messages.farther}
          onClick={() => zoomBy(-1)}
        >
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2 8h12" />
          </svg>
        </button>
        <button
          type="button"
          aria-label={messages.whole}
          title={messages.whole}
          onClick={() => setMoved(null)}
        >
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" />
          </svg>
        </button>
      </div>
      {attribution && <p className="map-attribution">{attribution}</p>}
    </div>
  );
}
