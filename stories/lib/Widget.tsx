import { useEffect, useRef } from 'react';
import { action } from 'storybook/actions';
import { widgetInfo } from '#demo-pages/embed/choices/manifest';
import type { Args } from '#demo-pages/embed/code/tag-text';
import { WidgetMarkup } from '#demo-pages/embed/preview/WidgetMarkup';
import type { pageOf } from './snippet';

interface WidgetProps {
  tag: string;
  args: Args;
  /** Shown in the snippet only; the story's page provides it. */
  page?: ReturnType<typeof pageOf>;
}

/** A widget as on an author's page, whose events are logged in Storybook. */
export function Widget({ tag, args }: WidgetProps) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const end = new AbortController();
    for (const { name } of widgetInfo(tag).events) {
      const tell = action(name);
      place.current?.addEventListener(name, (event) => tell((event as CustomEvent).detail), end);
    }
    return () => end.abort();
  }, [tag]);

  return (
    <div ref={place}>
      <WidgetMarkup tag={tag} args={args} />
    </div>
  );
}
