import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { emit } from '#page/core/events';
import { pageDocument } from '#page/core/native';
import { useHost, useMessages } from './core/host-context';
import css from './dialog.css?inline';
import { HeadingText } from './HeadingText';
import { useAboveKeyboard } from './hooks/use-above-keyboard';
import { useStyles } from './hooks/use-styles';

const messages = { 'pt-BR': { close: 'Fechar' }, 'es-AR': { close: 'Cerrar' } };

interface DialogProps {
  title: string;
  /** Called when it is to be closed: by Escape, the close button, a press on the backdrop. */
  onClose(): void;
  /** For content wider than a form. */
  wide?: boolean;
  /** Hides the title visually; the content has a heading of its own. */
  untitled?: boolean;
  /** Its content is a question or a few sentences, no form: screen readers say them with the title. */
  asks?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog in the top layer; the page behind it does not scroll. The title takes the focus, so that it is
 * announced and no on-screen keyboard covers it; the dialog itself where it asks, as screen readers say its content then, and
 * nothing of it otherwise. On closing the focus returns.
 */
export function Dialog({ title, onClose, wide, untitled, asks, children }: DialogProps) {
  const host = useHost();
  const labels = useMessages(messages);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Whether the press is on the backdrop so far. */
  const isBeside = useRef(false);
  useStyles(css);
  useAboveKeyboard(dialog);
  useLayoutEffect(() => {
    const shown = dialog.current;
    const before = (host.element.shadowRoot ?? pageDocument).activeElement as HTMLElement | null;
    shown?.showModal();
    (asks ? shown : heading.current)?.focus();
    host.emit('hide-scroll', { hold: true });
    return () => {
      // Events of a removed element do not reach the page, which would stay unscrollable.
      if (host.element.isConnected) host.emit('show-scroll', { hold: true });
      else emit(document, 'show-scroll', { hold: true });
      // onClose was called already.
      shown?.close();
      before?.focus({ preventScroll: true });
      // What was chosen may have moved it off screen.
      before?.scrollIntoView({ block: 'nearest' });
    };
  }, [host, asks]);
  return (
    <dialog
      className={wide ? 'dialog wide' : 'dialog'}
      part="dialog"
      aria-labelledby="dialog-title"
      tabIndex={-1}
      ref={dialog}
      onCancel={(event) => {
        // A cancel event of a control inside, such as a file input, does not close the dialog.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        // Dialogs of the page that listen to the key themselves stay open; the browser closes this one.
        if (event.key === 'Escape') event.stopPropagation();
      }}
      // The dialog element itself is the backdrop; the content is in the box inside. A press that begins or ends in the content,
      // as a selection of text does, is none on the backdrop, though the click is.
      onPointerDown={({ target, currentTarget }) => {
        isBeside.current = target === currentTarget;
      }}
      onPointerUp={({ target, currentTarget }) => {
        isBeside.current &&= target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        if (isBeside.current && target === currentTarget) onClose();
      }}
    >
      <div className="dialog-box">
        <div className="dialog-head">
          <h2 className={untitled ? 'sr' : undefined} id="dialog-title" tabIndex={-1} ref={heading}>
            <HeadingText>{title}</HeadingText>
          </h2>
          <button className="dialog-close" type="button" aria-label={labels.close} onClick={onClose}>
            <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
              <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
