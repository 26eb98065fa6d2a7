import type { ReactNode } from 'react';

interface SelectFilterProps {
  name: string;
  label: string;
  value: string;
  /** The options. */
  children: ReactNode;
  onChange(value: string): void;
}

/** A filter that applies at once. */
export const SelectFilter = ({ name, label, value, children, onChange }: SelectFilterProps) => (
  <div className="field" part="field">
    <label htmlFor={name}>{label}</label>
    <select
      id={name}
      className="input"
      part="input"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {children}
    </select>
  </div>
);
