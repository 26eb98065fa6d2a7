import type { ReactNode } from 'react';

interface CheckButtonProps {
  className: string;
  checked: boolean;
  disabled?: boolean;
  /** Id of its description. */
  about?: string;
  onPress(): void;
  children: ReactNode;
}

/**
 * A check box as a button: a click that is refused or first asks a question leaves it unchanged, while an input would
 * have changed already. The label is beside the box.
 */
export const CheckButton = ({ className, checked, disabled, about, onPress, children }: CheckButtonProps) => (
  // biome-ignore lint/a11y/useSemanticElements: an input changes before the click is accepted
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
