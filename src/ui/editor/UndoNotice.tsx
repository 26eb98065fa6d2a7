import { type FocusEvent, useRef } from 'react';
import { useMessages } from '../core/host-context';
import { useStyles } from '../hooks/use-styles';
import { StatusMessage } from '../StatusMessage';
import css from './editor.css?inline';
import { texts } from './messages';
import type { Undo } from './use-undo';

/**
 * "Oferta publicada. Desfazer": announced, reachable by the keyboard, and there as long as somebody is at it. Render it always:
 * its status stays, beside the box that comes and goes, as one within what changes its display is not announced.
 */
export function UndoNotice({ undo }: { undo: Undo }) {
  const messages = useMessages(texts);
  const box = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  /** Whether the focus is here; and where it was before. */
  const isHeld = useRef(false);
  const before = useRef<HTMLElement | null>(null);
  useStyles(css);
  const { notice } = undo;
  const phase = notice?.phase;
  const words = {
    offered: notice?.text,
    undoing: messages.undoing,
    undone: messages.undone,
    late: messages.undoLate,
    forbidden: messages.undoForbidden,
    failed: messages.undoFailed,
  };
  const said = (phase && words[phase]) ?? '';
  const onFocus = (isIn: boolean) => (event: FocusEvent) => {
    const other = event.relatedTarget as HTMLElement | null;
    if (other && box.current?.contains(other)) return;
    if (isIn) before.current = other;
    isHeld.current = isIn;
    undo.hold('focus', isIn);
  };
  const dismiss = () => {
    if (isHeld.current) before.current?.focus();
    undo.dismiss();
  };
  const run = () => {
    // The button goes; a browser may tell nobody that its focus does.
    if (isHeld.current) text.current?.focus();
    void undo.run();
  };
  const canUndo = phase === 'offered' || phase === 'failed';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: time stands still while the pointer is over it
    <div
      className="undo-area"
      ref={box}
      onFocus={onFocus(true)}
      onBlur={onFocus(false)}
      onPointerOver={() => undo.hold('pointer', true)}
      onPointerOut={() => undo.hold('pointer', false)}
    >
      <StatusMessage look="sr" box={text}>
        {said}
      </StatusMessage>
      {notice && (
        <div className="undo">
          <p aria-hidden="true">{said}</p>
          {canUndo && (
            <button className="link" type="button" onClick={run}>
              {messages.undo}
            </button>
          )}
          {phase !== 'undoing' && (
            <button className="undo-close" type="button" aria-label={messages.dismiss} onClick={dismiss}>
              <svg width="16" height="16" viewBox="0 0 20 20" aria-hidden="true">
                <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="2" />
              </svg>
            </button>
          )}
        </div>
      )}
    </div>
  );
}
