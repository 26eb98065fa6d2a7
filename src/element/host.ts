import { fail } from './define';
import type { WidgetDefinition } from './definition';
import { when } from './load-conditions';
import { mount } from './mount';
import type { Attributes } from './standalone/attributes';
import { defineOnce } from './standalone/define-once';
import { mark } from './standalone/element-state';

/**
 * Makes a widget's element: a shadow root with the author's children in a slot, until the view stands beside it
 * (mount.tsx).
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
      if (!this.shadowRoot) this.attachShadow({ mode: 'open' }).append(document.createElement('slot'));
      mark(this.#internals, 'loading');
      when(this, definition.load, () => this.#start(signal), signal);
    }

    disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#life?.abort();
        this.#life = undefined;
        this.#update = undefined;
      });
    }

    attributeChangedCallback() {
      this.#update?.();
    }

    async #start(signal: AbortSignal) {
      try {
        const island = await definition.island();
        if (!signal.aborted) this.#update = mount(this, this.#internals, definition, island as never, signal);
      } catch (error) {
        if (signal.aborted) return;
        mark(this.#internals, 'failed');
        fail(this, 'import', error);
      }
    }
  };

/** Registers a widget. The definition is the one source of its documentation, editor data and types. */
export function defineWidget<const A extends Attributes>(
  tag: `vt-${string}`,
  definition: WidgetDefinition<A>,
): void {
  defineOnce(tag, widgetElement(definition as unknown as WidgetDefinition));
}
