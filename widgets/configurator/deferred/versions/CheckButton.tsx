import type { ReactNode } from 'react';

interface CheckButtonProps {
  className: string;
  checked: boolean;
  disabled?: boolean;
  /** Id of what says more about it. */
  about?: string;
  onPress(): void;
  children: ReactNode;
}

/**
 * A tick box as a button: a press that is refused, or asks first, leaves it as it is, where an input would have changed
 * already. What it says stands beside the box.
 */
export const CheckButton = ({ className, checked, disabled, about, onPress, children }: CheckButtonProps) => (
  // biome-ignore lint/a11y/useSemanticElements: an input changes before anybody has agreed to it
  <button
    className={className}
    type="button"
    role="checkbox"
    aria-checked={checked}
    aria-disabled={disabled || undefined}
    aria-describedby={about}
    onClick={() => !disabled && onPress()}
  >
    <span className="box" aria-hidden="true" />
    {children}
  </button>
);
