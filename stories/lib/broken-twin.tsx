import { type Args, tagText } from '#demo-pages/embed/code/tag-text';
import type { WidgetDefinition } from '#element/definition';
import { defineWidget } from '#element/host';

/** The same widget under another tag whose code never loads, as after a network failure. */
export function brokenTwin(tag: `vt-${string}`, args: Args) {
  const { definition } = customElements.get(tag) as unknown as { definition: WidgetDefinition };
  const twin: `vt-${string}` = `${tag}-broken`;
  const gone = () =>
    new Promise<never>((_, reject) => setTimeout(reject, 50, new TypeError('the code never came')));
  defineWidget(twin, { ...definition, load: 'eager', island: gone });
  const html = tagText(tag, args).replaceAll(tag, twin);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the story's own text
  return <div dangerouslySetInnerHTML={{ __html: `<div>${html}</div>` }} />;
}
