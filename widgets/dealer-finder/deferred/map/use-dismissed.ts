import { type RefObject, useEffect, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/**
 * The markers whose names Escape has dismissed, by id: those that are pointed at or focused as it is pressed, wherever the focus
 * is (WCAG 1.4.13).
 * @param bar the parent of the markers
 */
export function useDismissed(bar: RefObject<HTMLElement | null>) {
  const [dismissed, setDismissed] = useState(NONE);
  useEffect(() => {
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const shown = bar.current?.querySelectorAll<HTMLElement>(
        '.marker:is(:hover, :focus-visible):not(.active, .dismissed)',
      );
      if (!shown?.length) return;
      // A dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      const ids = [...shown].map(({ dataset }) => dataset.id as string);
      setDismissed((earlier) => new Set([...earlier, ...ids]));
    };
    addEventListener('keydown', dismiss, { capture: true });
    return () => removeEventListener('keydown', dismiss, { capture: true });
  }, [bar]);
  /** The marker is pointed at or focused anew. */
  const restore = (id: string) =>
    setDismissed((earlier) =>
      earlier.has(id) ? new Set([...earlier].filter((each) => each !== id)) : earlier,
    );
  return { dismissed, restore };
}
