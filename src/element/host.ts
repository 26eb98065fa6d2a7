import type { EventName } from '../page/events';
import type { Attributes, Props } from './attributes';
import { defineOnce, fail } from './define';
import { conditions, type LoadCondition } from './load-conditions';
import { importTwice } from './retry';

/** Everything about a widget that is known before it starts. */
export interface WidgetDefinition<A extends Attributes = Attributes> {
  attributes: A;
  /** Events it fires, for the documentation; what they carry is src/page/events.ts. */
  events?: readonly EventName[];
  /** When it starts where the author does not say; visible by default. */
  load?: LoadCondition;
  /** Height in px held free before it starts: [viewport up to 600 px, wider]. */
  reserve?: readonly [phone: number, wider: number];
  /** Metadata it cannot work without: brand, country, service:NAME. */
  needs?: readonly string[];
  /** Its module: the view by default, and the text of its style sheet. */
  island: () => Promise<{ default: (props: Props<A>) => unknown; styles?: string }>;
}

export type State = 'loading' | 'ready' | 'failed';

/** What the page's style sheet may ask for as :state(NAME). */
export function mark({ states }: ElementInternals, state: State): void {
  try {
    states.clear();
    states.add(state);
  } catch {
    // Browsers before custom states, or before their plain names, go without.
  }
}

/**
 * Makes a widget's element: a shadow root with the author's children in a slot, until the view stands beside it.
 * Everything a view needs comes with mount.tsx; this much is on the way of every page.
 */
export const widgetElement = (definition: WidgetDefinition): CustomElementConstructor =>
  class extends HTMLElement {
    static observedAttributes = Object.keys(definition.attributes);
    /** For the author's diagnostics. */
    static definition = definition;

    #internals = this.attachInternals();
    /** From entering the document to leaving it. */
    #life?: AbortController;
    #update?: () => void;

    connectedCallback() {
      // A move in the document is no removal: what is mounted or waiting stays as it is.
      if (this.#life) return;
      this.#life = new AbortController();
      const { signal } = this.#life;
      mark(this.#internals, 'loading');
      if (!this.shadowRoot) this.attachShadow({ mode: 'open' }).append(document.createElement('slot'));
      let started = false;
      const start = () => {
        if (started || signal.aborted) return;
        started = true;
        Promise.all([importTwice(() => import('./mount')), importTwice(definition.island)])
          .then(([{ mount }, island]) => {
            if (!signal.aborted)
              this.#update = mount(this, this.#internals, definition, island as never, signal);
          })
          .catch((error) => {
            mark(this.#internals, 'failed');
            fail(this, 'import', error);
          });
      };
      const asked = this.getAttribute('load') as LoadCondition;
      (conditions[asked] ?? conditions[definition.load as LoadCondition] ?? conditions.visible)(
        this,
        start,
        signal,
      );
    }

    disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#life?.abort();
        this.#life = this.#update = undefined;
      });
    }

    attributeChangedCallback() {
      this.#update?.();
    }
  };

/** Registers a widget. The definition is the one source of its documentation, editor data and types. */
export function defineWidget<const A extends Attributes>(
  tag: `vt-${string}`,
  definition: WidgetDefinition<A>,
): void {
  defineOnce(tag, widgetElement(definition as unknown as WidgetDefinition));
}
