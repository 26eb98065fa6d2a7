/** The widgets' definitions, taken from their files as they register themselves. */

import { VERSION } from '#element/define';
import type { WidgetDefinition } from '#element/definition';
import type { LoaderParts } from '#element/loader-parts';
import { pageSingleton } from '#page/core/page-singleton';

const definitions = new Map<string, WidgetDefinition>();
const files = import.meta.glob<object>('../../../widgets/*/element.ts');

/** Elements wait for the loader otherwise. */
pageSingleton<LoaderParts>(
  VERSION,
  () =>
    ({
      discover() {},
      startWhen: (_element, _condition, start) => start(),
      reportFailure() {},
    }) as LoaderParts,
);

const define = customElements.define.bind(customElements);
customElements.define = (tag, element) => {
  const { definition } = element as { definition?: WidgetDefinition };
  if (definition?.island) definitions.set(tag, definition);
  // Elements of Lit show themselves; pictures in other widgets say nothing of their own.
  else if (tag === shown && !customElements.get(tag)) {
    element.prototype.attachInternals = () => ({ states: new Set() });
    define(tag, element);
  }
};
let shown = '';

/** Resolves to a tag's definition; undefined for one that is no island. `isNested`: in another widget's markup. */
export async function definitionOf(tag: string, isNested: boolean): Promise<WidgetDefinition | undefined> {
  if (!isNested) shown = tag;
  await files[`../../../widgets/${tag.replace(/^vt-/, '')}/element.ts`]?.();
  return definitions.get(tag);
}
