import { type ReactNode, useEffect, useRef } from 'react';
import { useHost, useWords } from './host-context';

const words = { 'pt-BR': { close: 'Fechar' }, 'es-AR': { close: 'Cerrar' } };

/** A modal dialog in the top layer: the page behind it does not scroll, Escape and the close button end it. */
export function Dialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose(): void;
  children: ReactNode;
}) {
  const host = useHost();
  const w = useWords(words);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    host.emit('hide-scroll', null);
    return () => {
      host.emit('show-scroll', null);
    };
  }, [host]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape, which the browser turns into close, is the keyboard's way
    <dialog
      className="dialog"
      part="dialog"
      aria-labelledby="dialog-title"
      ref={dialog}
      onClose={onClose}
      onClick={(event) => {
        // The backdrop is the dialog itself; its content lies in the box inside.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="dialog-box">
        <header className="dialog-head">
          <h2 id="dialog-title">{title}</h2>
          <button className="dialog-close" type="button" aria-label={w.close} onClick={onClose}>
            <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
              <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
