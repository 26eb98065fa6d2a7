import { useStore } from '@nanostores/react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { formatCurrency } from '../../../src/domain/currency';
import { $carHistory } from '../../../src/stores/car/choose';
import { $car } from '../../../src/stores/car/current';
import { fillWords, useHost } from '../../../src/ui/host-context';
import { useAllWords } from '../work/words-context';
import type { Actions, Notice } from './changes';

/** Px between the notice and the bar. */
const GAP = 8;

/** Tells the steps how much of the window's end bar and notice cover: no row, and no focus, is left behind them. */
function useCovered(place: RefObject<HTMLElement | null>, noticed: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a notice that comes or goes is measured anew
  useLayoutEffect(() => {
    const bar = place.current?.closest<HTMLElement>('.bar');
    const shell = bar?.parentElement;
    if (!bar || !shell) return;
    const box = bar.querySelector<HTMLElement>('.change');
    const measure = () => {
      shell.style.setProperty('--bar', `${bar.offsetHeight}px`);
      shell.style.setProperty('--notice', `${box ? box.offsetHeight + GAP : 0}px`);
    };
    const watch = new ResizeObserver(measure);
    for (const one of [bar, box]) if (one) watch.observe(one);
    return () => watch.disconnect();
  }, [noticed, place]);
}

/** What the last click changed and why, with the way back; it covers what is behind it, so that nothing moves. */
export function NoticeBox({ notice, actions }: { notice: Notice | null; actions: Actions }) {
  const { language } = useHost();
  const w = useAllWords();
  const { total } = useStore($car);
  const { now } = useStore($carHistory);
  const place = useRef<HTMLParagraphElement>(null);
  useCovered(place, notice !== null);
  const done = notice?.tone === 'done';
  // What a listener hears: the box itself is made anew with each notice, which not every reader tells.
  const heard = notice
    ? [
        notice.title,
        ...notice.lines,
        done && total !== null ? fillWords(w.newTotal, { amount: formatCurrency(total, language) }) : '',
      ]
        .filter(Boolean)
        .join(' ')
    : '';
  return (
    <>
      <p className="sr" role="status" ref={place}>
        {done ? heard : ''}
      </p>
      <p className="sr" role="alert">
        {notice && !done ? heard : ''}
      </p>
      {notice && (
        <div className={`change ${notice.tone}`} part="notice">
          <div className="change-about">
            <p>
              <b>{notice.title}</b>
            </p>
            {notice.lines.length > 0 && (
              <ul aria-label={w.changed}>
                {notice.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </div>
          <div className="change-buttons">
            {done && !!now?.past.length && (
              <button className="link" type="button" onClick={actions.undo}>
                {w.undo}
              </button>
            )}
            {done && !!now?.future.length && (
              <button className="link" type="button" onClick={actions.redo}>
                {w.redo}
              </button>
            )}
            <button className="change-close" type="button" aria-label={w.dismiss} onClick={actions.clear}>
              <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
                <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2" />
              </svg>
            </button>
          </div>
        </div>
      )}
    </>
  );
}
