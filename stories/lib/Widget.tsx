import { useEffect, useLayoutEffect, useRef } from 'react';
import { action } from 'storybook/actions';
import { widgetInfo } from './manifest';
import { type Args, type pageOf, tagText, writtenAttributes } from './snippet';

interface WidgetProps {
  tag: string;
  args: Args;
  /** Shown in the snippet only; the story's page provides it. */
  page?: ReturnType<typeof pageOf>;
}

/** A widget as on an author's page: the markup of the snippet, parsed by the browser. */
export function Widget({ tag, args }: WidgetProps) {
  const place = useRef<HTMLDivElement>(null);
  const children = String(args.children ?? '');

  // biome-ignore lint/correctness/useExhaustiveDependencies: other children are other markup; attributes change in place below
  useLayoutEffect(() => {
    // In a wrapper, since the loader would treat the added element itself as one to load.
    if (place.current) place.current.innerHTML = `<div>${tagText(tag, args)}</div>`;
  }, [tag, children]);

  useLayoutEffect(() => {
    const widget = place.current?.querySelector(tag);
    const written = new Map(writtenAttributes(tag, args));
    for (const { name } of widgetInfo(tag).attributes) {
      const value = written.get(name);
      const text = value === true ? '' : value;
      if (text === undefined) widget?.removeAttribute(name);
      else if (widget?.getAttribute(name) !== text) widget?.setAttribute(name, text);
    }
  }, [tag, args]);

  useEffect(() => {
    const end = new AbortController();
    for (const { name } of widgetInfo(tag).events) {
      const tell = action(name);
      place.current?.addEventListener(name, (event) => tell((event as CustomEvent).detail), end);
    }
    return () => end.abort();
  }, [tag]);

  return <div ref={place} />;
}
