import type { ReactNode } from 'react';

interface SpecimenProps {
  title: string;
  /** How much of a row: a third, two thirds, all of it, or the width of a phone. */
  size?: 'wide' | 'full' | 'phone';
  children: ReactNode;
}

/** One component in one state, with its name; its width is that of a widget. */
export function Specimen({ title, size, children }: SpecimenProps) {
  return (
    <section className={`specimen ${size ?? ''}`} aria-label={title}>
      <h3 className="specimen-title">{title}</h3>
      <div className="specimen-body">{children}</div>
    </section>
  );
}
