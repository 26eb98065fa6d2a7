import type { ReactNode } from 'react';

interface SpecimenProps {
  title: string;
  /** Share of a row: a third, two thirds, all of it, or the width of a phone. */
  size?: 'wide' | 'full' | 'phone';
  children: ReactNode;
}

/** One component in one state, with its name; its width is that of a widget. */
export function Specimen({ title, size, children }: SpecimenProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no set of fields; and a landmark each would be too many
    <div className={`specimen ${size ?? ''}`} role="group" aria-label={title}>
      <h3 className="specimen-title">{title}</h3>
      <div className="specimen-body">{children}</div>
    </div>
  );
}
