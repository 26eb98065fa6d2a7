import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Language } from '#domain/core/brands';
import { formatCurrency } from '#domain/money/currency';
import { spokenText } from '#domain/spoken/spoken-text';
import { pageDocument } from '#page/core/native';
import { useHost } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useAfterPaint } from '#ui/hooks/use-after-paint';
import { useOnChange } from '#ui/hooks/use-on-change';
import { useStoreSelector } from '#ui/hooks/use-store-selector';
import { $car } from '../car-store';
import { $carHistory } from '../choices/choices';
import type { Actions } from './actions';
import type { StepMessages } from './messages';
import { signedCurrency } from './names';
import type { ChangesState, Notice } from './notice';
import { OrphanedParts } from './OrphanedParts';
import { useStepMessages } from './use-step-messages';

/** Maximum number of lines that are announced; a hundred would be too many to hear. */
const MAX_LINES = 6;

/** Stands for a notice that the visitor closed although it was open from the start. */
const CLOSED: Notice = { tone: 'done', title: '', lines: [], left: [], isOpen: false };

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

/** Returns the change in total and the number of items; empty if nothing changed. */
function summaryOf({ difference }: Notice, messages: StepMessages, language: Language): string {
  if (!difference?.count) return '';
  const { amount, count } = difference;
  const items = count === 1 ? messages.oneItem : fillMessage(messages.items, { count });
  if (amount === undefined) return items;
  return `${amount === 0 ? messages.sameTotal : signedCurrency(amount, language)} · ${items}`;
}

const asSentence = (text: string): string => (/[.!?:…]$/.test(text) ? text : `${text}.`);

/** Returns what screen readers say: sentences, as the lines of the notice are read without a pause otherwise. */
function announcementOf(notice: Notice, summary: string, messages: StepMessages): string {
  const { title, lines } = notice;
  const more = lines.length - MAX_LINES;
  return [
    title,
    ...lines.slice(0, MAX_LINES),
    more > 0
      ? more === 1
        ? messages.oneMoreChange
        : fillMessage(messages.moreChanges, { count: more })
      : '',
    summary,
  ]
    .filter(Boolean)
    .map(asSentence)
    .join(' ');
}

/**
 * The last click as one line of the bar: the change in total, the number of items, and undo. Its button opens what
 * changed and why, above the bar; that closes when the focus leaves it.
 */
export function NoticeBox({ $changes, actions }: NoticeBoxProps) {
  const { element, language } = useHost();
  const messages = useStepMessages();
  const { notice, total, now } = useDelayedNotice($changes);
  const box = useRef<HTMLDivElement>(null);
  /** The control that was pressed; it takes the focus again when the notice is closed. */
  const pressed = useRef<HTMLElement | null>(null);
  /** The history in which undo or redo was pressed, which may be gone in the next one; undefined otherwise. */
  const steppedFrom = useRef<typeof now>(undefined);
  const [opened, open] = useState<Notice | null>(null);
  const done = notice?.tone === 'done';
  const isOpen = notice !== null && (opened === notice || (notice.isOpen && opened === null));
  const summary = notice ? summaryOf(notice, messages, language) : '';
  const spoken = notice ? spokenText(announcementOf(notice, summary, messages), language) : '';
  const newTotal =
    done && total !== null
      ? ` ${fillMessage(messages.newTotal, { amount: spokenText(formatCurrency(total, language), language) })}`
      : '';
  const [canUndo, canRedo] = [done && !!now?.past.length, done && !!now?.future.length];

  // Another notice is closed at first.
  useOnChange(notice, () => {
    open(null);
  });
  // At the click: a fast visitor is elsewhere when the notice is painted.
  useEffect(
    () =>
      $changes.listen(({ notice }) => {
        const active = (element.shadowRoot ?? pageDocument).activeElement as HTMLElement | null;
        if (notice && active && !box.current?.contains(active)) pressed.current = active;
      }),
    [$changes, element],
  );
  // Undo and redo replace each other at the ends of the history; the focus stays on the pair.
  useEffect(() => {
    // The effect of the history before may come only now.
    if (steppedFrom.current === undefined || steppedFrom.current === now) return;
    steppedFrom.current = undefined;
    const root = element.shadowRoot ?? document;
    if (!box.current?.contains(root.activeElement))
      box.current?.querySelector<HTMLElement>('.change-step')?.focus();
  }, [now, element]);
  const step = (act: () => void) => () => {
    steppedFrom.current = now;
    act();
  };
  const close = () => {
    const before = pressed.current;
    actions.clear();
    const heading = (element.shadowRoot ?? pageDocument).querySelector<HTMLElement>('#step-title');
    (before?.isConnected && before.getClientRects().length > 0 ? before : heading)?.focus();
  };

  return (
    <>
      <p className="sr" role="status">
        {done ? spoken + newTotal : ''}
      </p>
      <p className="sr" role="alert" aria-live="assertive">
        {notice && !done ? spoken : ''}
      </p>
      {notice && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open
        <div
          className={`change ${notice.tone}`}
          part="notice"
          ref={box}
          onBlur={({ relatedTarget }) => {
            if (isOpen && relatedTarget && !box.current?.contains(relatedTarget as Node)) open(CLOSED);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !isOpen) return;
            event.preventDefault();
            open(CLOSED);
          }}
        >
          <div className="change-about" id="change-about" hidden={!isOpen}>
            <p>
              <b>{notice.title}</b>
            </p>
            {notice.lines.length > 0 && (
              <ul aria-label={messages.changed}>
                {notice.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
            <OrphanedParts actions={actions} />
          </div>
          <button
            className="change-sum"
            type="button"
            aria-expanded={isOpen}
            aria-controls="change-about"
            onClick={() => open(isOpen ? CLOSED : notice)}
          >
            <span className={summary ? 'change-title' : 'change-title alone'}>{notice.title}</span>
            {summary && <b>{summary}</b>}
            <span className="sr"> ({messages.changed})</span>
            <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
              <path d="M2 8l4-4 4 4" fill="none" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
          {canUndo && (
            <button className="link change-step" type="button" onClick={step(actions.undo)}>
              {messages.undo}
            </button>
          )}
          {canRedo && (
            <button className="link change-step" type="button" onClick={step(actions.redo)}>
              {messages.redo}
            </button>
          )}
          <button className="change-close" type="button" aria-label={messages.dismiss} onClick={close}>
            <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        </div>
      )}
    </>
  );
}
