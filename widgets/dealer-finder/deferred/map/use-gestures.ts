import { type RefObject, useEffect } from 'react';
import { type MapView, type Point, panned, type Size, zoomedTo } from '#domain/place/map-view';
import { scaleOf } from '#ui/drawings/scale-of';
import { useLatest } from '#ui/hooks/use-latest';

/** Pixels that a pointer may move within a click. */
const STILL = 4;
/** Zoom levels per pixel of a pinch on a trackpad, or of the wheel with a modifier key. */
const WHEEL = 0.01;

/** The move of a view; `isLast` once a gesture has ended, where the zoom becomes whole. */
type Move = (change: (view: MapView) => MapView, isLast?: boolean) => void;

const middle = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const spread = ([one, other]: Point[]) => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0);

/**
 * Moves a map by pointers: dragging moves it, two fingers zoom, a click centres the place, a double click zooms in, and
 * the wheel zooms with a modifier key only, as it scrolls the page otherwise.
 */
export function useGestures(area: RefObject<HTMLElement | null>, size: Size, move: Move): void {
  const latest = useLatest({ size, move });
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const pointers = new Map<number, Point>();
    let travelled = 0;
    const at = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      // A page that zooms or scales the map moves it less than the finger otherwise.
      const scale = scaleOf(element);
      return { x: (clientX - left) / scale, y: (clientY - top) / scale };
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      element.setPointerCapture?.(event.pointerId);
      if (pointers.size === 0) travelled = 0;
      pointers.set(event.pointerId, at(event));
    };
    const drag = (event: PointerEvent) => {
      if (!pointers.has(event.pointerId)) return;
      const before = [...pointers.values()];
      pointers.set(event.pointerId, at(event));
      const after = [...pointers.values()];
      const [from, to] = [middle(before), middle(after)];
      travelled += Math.hypot(to.x - from.x, to.y - from.y);
      const ratio = pointers.size > 1 ? spread(after) / spread(before) : 1;
      if (travelled < STILL && ratio === 1) return;
      travelled = Math.max(travelled, STILL);
      latest.current.move((view) => {
        const next = panned(view, from.x - to.x, from.y - to.y);
        return Number.isFinite(ratio) && ratio > 0 && ratio !== 1
          ? zoomedTo(next, latest.current.size, next.zoom + Math.log2(ratio), to)
          : next;
      });
    };
    const up = (event: PointerEvent) => {
      if (pointers.delete(event.pointerId) && pointers.size === 0) latest.current.move((view) => view, true);
    };
    const click = (event: MouseEvent) => {
      // The second click of two is where the first one centred the place.
      if (travelled >= STILL || event.detail > 1) return;
      const { size, move } = latest.current;
      const point = at(event);
      move((view) => panned(view, point.x - size.width / 2, point.y - size.height / 2));
    };
    const twice = () =>
      latest.current.move((view) => zoomedTo(view, latest.current.size, view.zoom + 1), true);
    let wheelEnd: ReturnType<typeof setTimeout> | undefined;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      latest.current.move((view) =>
        zoomedTo(view, latest.current.size, view.zoom - event.deltaY * WHEEL, at(event)),
      );
      clearTimeout(wheelEnd);
      wheelEnd = setTimeout(() => latest.current.move((view) => view, true), 150);
    };
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', drag, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', up, { signal });
    element.addEventListener('click', click, { signal });
    element.addEventListener('dblclick', twice, { signal });
    element.addEventListener('wheel', wheel, { signal, passive: false });
    return () => {
      clearTimeout(wheelEnd);
      stop.abort();
    };
  }, [area]);
}
