import { useLayoutEffect, useRef } from 'react';
import { widgetInfo } from '../choices/manifest';
import { type Args, tagText, writtenAttributes } from '../code/tag-text';

/** What this file uses of Trusted Types, which only some browsers have. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): unknown };
}
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
/** The policy of the preview's page allows markup from strings by this name only (demo-pages/pages/embed-pages.ts). */
const policy = trustedTypes?.createPolicy('vitrine-preview', { createHTML: (html) => html });

/** The author's markup of a widget, parsed by the browser; attributes change in place. */
export function WidgetMarkup({ tag, args }: { tag: string; args: Args }) {
  const place = useRef<HTMLDivElement>(null);
  const children = String(args.children ?? '');

  // biome-ignore lint/correctness/useExhaustiveDependencies: other children are other markup, and a widget reads these two once; other attributes change in place below
  useLayoutEffect(() => {
    if (!place.current) return;
    // In a wrapper, since the loader would treat the added element itself as one to load.
    const html = `<div>${tagText(tag, args)}</div>`;
    place.current.innerHTML = (policy?.createHTML(html) ?? html) as string;
  }, [tag, children, args.surface, args['heading-level']]);

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

  return <div ref={place} />;
}
