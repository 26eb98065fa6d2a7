import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { givesWay, placeByDrag, type RowBox } from '#domain/records/reorder';
import { flatParent, pageDocument } from '#page/core/native';
import { scaleOf } from '../../drawings/scale-of';
import { useLatest } from '../../hooks/use-latest';

/** Distance in px from an edge at which what scrolls does so, and by how much in a frame. */
const EDGE = 56;
const SPEED = 10;

/** Returns what scrolls around an element, also beyond the widget's own tree. */
function scrollerOf(element: Element): Element | null {
  for (let at = flatParent(element); at; at = flatParent(at)) {
    if (!(at instanceof Element) || at.scrollHeight <= at.clientHeight) continue;
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return pageDocument.scrollingElement;
}

interface Drag {
  from: number;
  to: number;
  boxes: readonly RowBox[];
  rows: readonly HTMLElement[];
  startY: number;
  y: number;
  scroller: Element | null;
  startScroll: number;
  frame: number;
  end: AbortController;
}

/**
 * Drags the rows of a list by their handles, with mouse, pen and finger. Rows only look moved until they are dropped: the handle
 * keeps the pointer, and the focus its place.
 */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): (event: PointerEvent<HTMLElement>, from: number) => void {
  const drag = useRef<Drag | undefined>(undefined);
  const show = (now: Drag) => {
    const scale = scaleOf(now.rows[now.from] as HTMLElement) || 1;
    const distance = now.y - now.startY + ((now.scroller?.scrollTop ?? 0) - now.startScroll);
    now.to = placeByDrag(now.boxes, now.from, distance);
    const [first, second] = now.boxes;
    const gap = first && second ? second.top - first.top - first.height : 0;
    const step = (now.boxes[now.from] as RowBox).height + gap;
    now.rows.forEach((row, index) => {
      const by = index === now.from ? distance : givesWay(index, now.from, now.to, step);
      row.style.transform = by ? `translateY(${by / scale}px)` : '';
    });
  };
  const finish = (isDropped: boolean) => {
    const now = drag.current;
    if (!now) return;
    drag.current = undefined;
    now.end.abort();
    cancelAnimationFrame(now.frame);
    for (const row of now.rows) row.style.removeProperty('transform');
    now.rows[now.from]?.removeAttribute('data-moving');
    list.current?.removeAttribute('data-dragging');
    if (isDropped && now.to !== now.from) onMove(now.from, now.to);
  };
  const scroll = () => {
    const now = drag.current;
    if (!now) return;
    const by = now.y < EDGE ? -SPEED : now.y > innerHeight - EDGE ? SPEED : 0;
    if (by && now.scroller) {
      now.scroller.scrollTop += by;
      show(now);
    }
    now.frame = requestAnimationFrame(scroll);
  };
  const latest = useLatest(finish);
  useEffect(() => () => latest.current(false), []);

  return (event, from) => {
    if (event.button !== 0 || drag.current || !list.current) return;
    const rows = [...list.current.children] as HTMLElement[];
    const boxes = rows.map((row) => row.getBoundingClientRect()).map(({ top, height }) => ({ top, height }));
    const scroller = scrollerOf(list.current);
    const { clientY, pointerId, currentTarget: handle } = event;
    handle.setPointerCapture?.(pointerId);
    const end = new AbortController();
    const { signal } = end;
    const startScroll = scroller?.scrollTop ?? 0;
    drag.current = {
      from,
      to: from,
      boxes,
      rows,
      startY: clientY,
      y: clientY,
      scroller,
      startScroll,
      frame: 0,
      end,
    };
    rows[from]?.setAttribute('data-moving', '');
    list.current.setAttribute('data-dragging', '');
    const of = (act: (event: globalThis.PointerEvent) => void) => (event: globalThis.PointerEvent) => {
      if (event.pointerId === pointerId) act(event);
    };
    handle.addEventListener(
      'pointermove',
      of(({ clientY: y }) => {
        if (!drag.current) return;
        drag.current.y = y;
        show(drag.current);
      }),
      { signal },
    );
    handle.addEventListener(
      'pointerup',
      of(() => latest.current(true)),
      { signal },
    );
    handle.addEventListener(
      'pointercancel',
      of(() => latest.current(false)),
      { signal },
    );
    addEventListener(
      'keydown',
      (pressed) => {
        if (pressed.key !== 'Escape') return;
        // The dialog around it stays open.
        pressed.preventDefault();
        pressed.stopPropagation();
        latest.current(false);
      },
      { signal, capture: true },
    );
    drag.current.frame = requestAnimationFrame(scroll);
  };
}
