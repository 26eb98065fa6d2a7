import type { ReactNode } from 'react';
import { DeferredView } from './DeferredView';
import type { Deferred } from './deferred';
import { useDeferred } from './use-deferred';

interface DeferredPanelProps<M> {
  heading: string;
  intro?: string;
  of: Deferred<M>;
  children(module: M): ReactNode;
}

/** Paints what stood there before the widget (element/placeholder-css.ts); nothing without a reserved height. */
const paint = (box: HTMLElement | null): void => {
  // The build takes the style property out of the view library.
  if (box) box.style.cssText = 'height:calc(var(--_r) - 208px);background:var(--_b)';
};

/**
 * The first view of a widget whose content is one deferred module: the heading, and the room for the content. Nothing
 * below it moves when the content loads, since the element holds its height free (`reserve` of element.ts).
 */
export function DeferredPanel<M extends object>({ heading, intro, of, children }: DeferredPanelProps<M>) {
  const loading = useDeferred(of);
  return (
    <div className="panel">
      <h2>{heading}</h2>
      {intro && <p>{intro}</p>}
      <div className="room">
        <DeferredView of={loading} placeholder={<div aria-busy="true" ref={paint} />}>
          {children}
        </DeferredView>
      </div>
    </div>
  );
}
