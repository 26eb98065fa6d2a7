import type { Access } from '#domain/access/access';
import manifest from '../../../.cache/generated/custom-elements.json' with { type: 'json' };

export interface Described {
  name: string;
  description: string;
  type?: { text: string };
  /** The first version that has it. */
  since: string;
  /** Since when, and what to use instead. */
  deprecated?: string;
}
export interface AttributeInfo extends Described {
  type: { text: string };
  default?: string;
  /** The words of a list. */
  values?: string[];
}
export interface WidgetInfo {
  tagName: string;
  description: string;
  since: string;
  deprecated?: string;
  attributes: AttributeInfo[];
  /** Its own; without those common to all widgets. */
  events: Described[];
  slots: Described[];
  cssParts: Described[];
  cssProperties: Pick<Described, 'name' | 'description'>[];
  cssStates: Described[];
  /**
   * Without load it starts at once; reserve is heights in px, or width by height as '7/5'; requires
   * names attributes that must be written, even if empty; examples are values by attribute with which it shows something
   * on any page; without access everybody can use it.
   */
  metadata: {
    features: string[];
    needs: string[];
    requires: string[];
    access?: Access;
    load?: string;
    reserve: number[] | string;
    examples: Record<string, unknown>;
  };
}

/** Described once for all widgets (WidgetDocs.tsx). */
const COMMON_EVENTS = ['vt-widget-ready', 'vt-widget-failed'];

const widgets = new Map(
  manifest.modules.flatMap(({ declarations }) =>
    declarations.map((each) => {
      const one = each as unknown as WidgetInfo;
      return [
        one.tagName,
        { ...one, events: one.events.filter(({ name }) => !COMMON_EVENTS.includes(name)) },
      ];
    }),
  ),
);

/** What a widget's definition says about it; throws for a tag that is none of ours. */
export function widgetInfo(tag: string): WidgetInfo {
  const info = widgets.get(tag);
  if (!info) throw new TypeError(`custom-elements.json knows no ${tag}: npm run generate`);
  return info;
}

export const allWidgets = (): WidgetInfo[] => [...widgets.values()];

/** Words of an option's type, as 'new' | 'same', or of a list; undefined where the type is another. */
export function wordsOf({ type, values }: AttributeInfo): string[] | undefined {
  if (values) return values;
  return type.text.startsWith("'") ? type.text.split(' | ').map((word) => word.slice(1, -1)) : undefined;
}
