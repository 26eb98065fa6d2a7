import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { formatCurrency } from '../../../../src/domain/currency';
import { $carHistory } from '../../../../src/features/car/choices/choices';
import { $car } from '../../../../src/stores/current-car';
import { fillMessage, useHost } from '../../../../src/ui/core/host-context';
import { useAfterPaint } from '../../../../src/ui/hooks/use-after-paint';
import { useStoreSelector } from '../../../../src/ui/hooks/use-store-selector';
import { useAllMessages } from '../shell/messages-context';
import type { Actions, ChangesState, Notice } from '../steps/actions';

/** Px between the notice and the bar. */
const GAP = 8;
/** Maximum number of lines before the visitor asks for more; a hundred would be too many to read or hear. */
const MAX_LINES = 6;

/** Pads the end of the steps by the height that the notice covers, so that every row can be scrolled into view. */
function usePanelPadding(container: RefObject<HTMLElement | null>, noticed: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when a notice appears or disappears
  useLayoutEffect(() => {
    const box = container.current?.closest('.bar')?.querySelector<HTMLElement>('.change');
    const panel = container.current?.closest('.shell')?.querySelector<HTMLElement>('.panel');
    if (!box || !panel) return;
    // Not a custom property: changing one would restyle each of the thousands of rows.
    const watch = new ResizeObserver(() =>
      panel.style.setProperty('padding-block-end', `${box.offsetHeight + GAP}px`),
    );
    watch.observe(box);
    return () => {
      watch.disconnect();
      panel.style.removeProperty('padding-block-end');
    };
  }, [noticed, container]);
}

interface NoticeBoxProps {
  $changes: ReadableAtom<ChangesState>;
  actions: Actions;
}

/** Returns the notice one paint after the click, so that the pressed control is painted first. */
function useDelayedNotice($changes: ReadableAtom<ChangesState>) {
  const { notice } = useStore($changes);
  const total = useStoreSelector($car, (car) => car.total);
  const { now } = useStore($carHistory);
  return useAfterPaint(useMemo(() => ({ notice, total, now }), [notice, total, now]));
}

/**
 * The changes of the last click with their reasons and an undo button; it overlays the content, so that nothing moves.
 */
export function NoticeBox({ $changes, actions }: NoticeBoxProps) {
  const { language } = useHost();
  const w = useAllMessages();
  const { notice, total, now } = useDelayedNotice($changes);
  const container = useRef<HTMLParagraphElement>(null);
  usePanelPadding(container, notice !== null);
  const done = notice?.tone === 'done';
  const [opened, open] = useState<Notice>();
  const lines = notice?.lines ?? [];
  const more = opened === notice ? 0 : Math.max(0, lines.length - MAX_LINES);
  const shown = more > 0 ? lines.slice(0, MAX_LINES) : lines;
  const moreText = fillMessage(w.moreChanges, { count: more });
  // The text for screen readers: the box is replaced for each notice, which not every screen reader announces.
  const announcement = notice
    ? [
        notice.title,
        ...lines.slice(0, MAX_LINES),
        more > 0 ? moreText : '',
        done && total !== null ? fillMessage(w.newTotal, { amount: formatCurrency(total, language) }) : '',
      ]
        .filter(Boolean)
        .join(' ')
    : '';
  return (
    <>
      <p className="sr" role="status" ref={container}>
        {done ? announcement : ''}
      </p>
      <p className="sr" role="alert">
        {notice && !done ? announcement : ''}
      </p>
      {notice && (
        <div className={`change ${notice.tone}`} part="notice">
          <div className="change-about">
            <p>
              <b>{notice.title}</b>
            </p>
            {shown.length > 0 && (
              <ul aria-label={w.changed}>
                {shown.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
            {more > 0 && (
              <button className="link" type="button" onClick={() => open(notice)}>
                {moreText}
              </button>
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
