import { type KeyboardEvent, type TouchEvent, useEffect, useRef } from 'react';
import { useLatest } from '#ui/hooks/use-latest';

interface Moves {
  next(): unknown;
  back(): unknown;
  /** Whether there is a question after this one. */
  hasNext(): boolean;
}

/** Milliseconds in which a choice is seen before the next question comes. */
const SEEN = 300;
/** Pixels of a swipe; less is a tap or a tremor. */
const SWIPE = 60;
/** What a visitor types, draws over or moves in by itself. */
const OWN = 'input:not([type=radio]), textarea, select, [role=grid], .camera';

const isOwn = (target: EventTarget): boolean => !!(target as Element).closest(OWN);

/**
 * The ways through a quiz besides its buttons, within the quiz only: digits choose, arrows at the side go on and back, a swipe
 * does too, and a choice leads to the next question unless it was made by an arrow, which passes over the others. Fields keep
 * their keys, and so does the page.
 */
export function useMoves({ next, back, hasNext }: Moves) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byArrow = useRef(false);
  const start = useRef<{ x: number; y: number } | null>(null);
  const latest = useLatest({ next, back, hasNext });
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const go = (isNext: boolean) => {
    stop();
    if (!isNext) latest.current.back();
    // The last question is answered by its button: nobody sends answers by a swipe.
    else if (latest.current.hasNext()) latest.current.next();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event;
    byArrow.current = key.startsWith('Arrow');
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isOwn(target)) return;
    const radios = currentTarget.querySelectorAll<HTMLInputElement>('input[type=radio]');
    const radio = /^[1-9]$/.test(key) ? radios[Number(key) - 1] : undefined;
    if (radio) {
      event.preventDefault();
      radio.focus();
      radio.click();
    } else if (/^Arrow(Left|Right)$/.test(key) && !(target as Element).matches('input')) {
      event.preventDefault();
      go(key === 'ArrowRight');
    }
  };
  const onTouchStart = ({ touches, target }: TouchEvent) => {
    const finger = touches[0];
    // Two fingers zoom, and in a zoomed page one moves it.
    const isFree =
      finger && touches.length === 1 && !isOwn(target) && (globalThis.visualViewport?.scale ?? 1) <= 1;
    start.current = isFree ? { x: finger.clientX, y: finger.clientY } : null;
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const from = start.current;
    const finger = changedTouches[0];
    start.current = null;
    if (!from || !finger) return;
    const x = finger.clientX - from.x;
    if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(finger.clientY - from.y)) go(x < 0);
  };
  return {
    handlers: {
      onKeyDown,
      onTouchStart,
      onTouchEnd,
      onPointerDown: () => {
        byArrow.current = false;
      },
    },
    /** To be called with every choice. */
    onPick() {
      stop();
      if (byArrow.current) return;
      timer.current = setTimeout(() => go(true), SEEN);
    },
    /** To be called when another question is shown. */
    stop,
  };
}
