import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '../core/host-context';
import { useLatest } from '../hooks/use-latest';
import { useStyles } from '../hooks/use-styles';
import { Button } from '../parts/Button';
import css from './editor.css?inline';
import { texts } from './messages';

/** The question before something is closed that has not been saved. */
export interface Closing {
  asks: boolean;
  /** Closes, or asks first. */
  close(): void;
  /** The same, and then does something else than closing. */
  leave(to: () => void): void;
  keep(): void;
  /** Does what was asked about. */
  discard(): void;
}

/** @param read returns the state of what is edited; while it is being saved, the answer decides first */
export function useClosing(
  read: () => { isDirty: boolean; isSaving: boolean },
  onClose: () => void,
): Closing {
  /** What is done once it is discarded; undefined while nothing is asked. */
  const [asked, setAsked] = useState<{ to(): void }>();
  const leave = (to: () => void) => {
    const { isDirty, isSaving } = read();
    if (isSaving) return;
    if (isDirty) setAsked({ to });
    else to();
  };
  return {
    asks: !!asked,
    close: () => leave(onClose),
    leave,
    keep: () => setAsked(undefined),
    discard: () => asked?.to(),
  };
}

/** Moves the focus back to what is edited once the question has gone. */
export function useFocusAfterQuestion(asks: boolean, focus: () => void): void {
  const hasAsked = useRef(false);
  const latest = useLatest(focus);
  useEffect(() => {
    if (hasAsked.current && !asks) latest.current();
    hasAsked.current = asks;
  }, [asks]);
}

interface DiscardProps {
  /** What is not saved: fields; fields that are kept as a draft; the order of a list. */
  what: 'fields' | 'draft' | 'order';
  onKeep(): void;
  onDiscard(): void;
}

export function DiscardQuestion({ what, onKeep, onDiscard }: DiscardProps) {
  const messages = useMessages(texts);
  const question = useRef<HTMLParagraphElement>(null);
  useStyles(css);
  useEffect(() => question.current?.focus(), []);
  const isKept = what === 'draft';
  const title = { fields: messages.discard, draft: messages.closeNew, order: messages.discardOrder };
  return (
    <div
      className="notice bad discard"
      role="alertdialog"
      aria-labelledby="discard"
      aria-describedby="discard-hint"
    >
      <p id="discard" tabIndex={-1} ref={question}>
        <b>{title[what]}</b>
      </p>
      <p id="discard-hint">{isKept ? messages.draftHint : messages.discardHint}</p>
      <div className="actions">
        <Button onClick={onKeep}>{messages.keepEditing}</Button>
        <Button kind="plain" onClick={onDiscard}>
          {isKept ? messages.closeNow : messages.discardNow}
        </Button>
      </div>
    </div>
  );
}

interface OrderGuardProps {
  closing: Closing;
  /** A list that is being ordered. */
  children: ReactNode;
}

/** The order of a list, hidden while the question is open; then the focus is in it again. */
export function OrderGuard({ closing: { asks, keep, discard }, children }: OrderGuardProps) {
  const area = useRef<HTMLDivElement>(null);
  useFocusAfterQuestion(asks, () => area.current?.querySelector<HTMLElement>('button')?.focus());
  return (
    <>
      {asks && <DiscardQuestion what="order" onKeep={keep} onDiscard={discard} />}
      <div hidden={asks} ref={area}>
        {children}
      </div>
    </>
  );
}
