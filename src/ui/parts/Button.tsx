import type { ButtonHTMLAttributes, ReactNode } from 'react';
import type { Addresses } from '../core/fields';
import { useMessages } from '../core/host-context';
import { useDebounced } from '../hooks/use-debounced';
import { useStyles } from '../hooks/use-styles';
import css from './button.css?inline';

const messages = { 'pt-BR': { busy: 'Aguarde…' }, 'es-AR': { busy: 'Esperá…' } };

/** Milliseconds of an action after which it is announced: words of a shorter one would be said after its outcome. */
const LONG = 1000;

type ButtonProps = {
  /** plain: an outline, for secondary actions. */
  kind?: 'main' | 'plain';
  /** While its action runs: it keeps its width and its name, is announced once if it takes longer than a second, and ignores clicks. */
  busy?: boolean;
  /** From 0 to 1, if the progress is known. */
  progress?: number;
  children: ReactNode;
} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-busy' | 'aria-disabled' | 'className' | Addresses>;

/**
 * A button that shows that its action is running. It stays focusable while busy or disabled, so that the focus is not
 * lost; a click then has no effect, nor does it submit a form.
 */
export function Button({ kind, busy, progress, disabled, children, onClick, ...props }: ButtonProps) {
  const labels = useMessages(messages);
  useStyles(css);
  const isLong = useDebounced(!!busy, LONG);
  const known = busy && progress !== undefined;
  const percent = Math.round(Math.min(1, Math.max(0, progress ?? 0)) * 100);
  return (
    <>
      <button
        type="button"
        part="button"
        {...props}
        className={`button${kind === 'plain' ? ' plain' : ''}${busy ? ' busy' : ''}`}
        aria-disabled={busy || disabled || undefined}
        onClick={(event) => {
          if (busy || disabled) event.preventDefault();
          else onClick?.(event);
        }}
      >
        <span className="button-name">{children}</span>
        {busy && !known && <span className="button-spinner" aria-hidden="true" />}
        {known && (
          <progress className="button-progress" max={100} value={percent} aria-hidden="true">
            {percent}
          </progress>
        )}
      </button>
      {/* Outside the button: changes within a button are not announced. */}
      <span className="sr" role="status">
        {busy && isLong && labels.busy}
      </span>
    </>
  );
}
