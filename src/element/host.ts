import type { Attributes } from './attributes/attributes';
import { defineOnce } from './define-once';
import type { WidgetDefinition } from './definition';
import { setElementState } from './element-state';
import { loadTwice } from './load-twice';
import { loaderParts } from './loader-parts';
import { mount } from './mount';

/** Creates a widget's element class: it shows the author's children until the view is mounted (mount.tsx). */
const widgetElement = (definition: WidgetDefinition): CustomElementConstructor =>
  class extends HTMLElement {
    static observedAttributes = Object.keys(definition.attributes);
    /** For the author's diagnostics. */
    static definition = definition;

    #internals = this.attachInternals();
    /** Aborted when the element leaves the document. */
    #life?: AbortController;
    #update?: () => void;
    /** Resolves when a document to which it was moved takes its styles. */
    #adopted?: Promise<void>;

    connectedCallback() {
      // A move within the document is not a removal: the view stays mounted.
      if (this.#life) return;
      this.#life = new AbortController();
      const { signal } = this.#life;
      setElementState(this.#internals, 'loading');
      loaderParts().startWhen(this, definition.load, () => this.#start(signal), signal);
    }

    disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#life?.abort();
        this.#life = this.#update = undefined;
      });
    }

    adoptedCallback() {
      // Only widgets that are moved to another document load it.
      this.#adopted = import('./adopted').then(
        ({ adopt }) => adopt(this, definition),
        // As it is: it may have been moved back.
        () => {},
      );
    }

    attributeChangedCallback() {
      this.#update?.();
    }

    async #start(signal: AbortSignal) {
      try {
        const { access, guard: load } = definition;
        const [island, guard, appearance, served] = await Promise.all([
          definition.island(),
          // With a retry, as the widget's own file.
          load && loadTwice(load),
          this.matches('[surface],[heading-level]') &&
            // Only widgets whose tag says how they look load it; nothing is shown before it is there.
            import('./appearance').catch(() => {
              // Without it, it is readable on a dark page too.
              this.style.background = '#fff';
            }),
          // Only pages that came with its first view load it; without it, what was typed there would be lost.
          // Styles, view and notice (server/render-widget.tsx); a view that was removed leaves fewer.
          this.shadowRoot?.children[2] && loadTwice(() => import('./served/take-over')),
          this.#adopted,
        ]);
        const View = guard
          ? guard.guardedView(
              island.default as never,
              access as never,
              island.purpose,
              island.withoutSession as never,
            )
          : island.default;
        if (!signal.aborted)
          this.#update = mount(
            this,
            this.#internals,
            definition,
            { ...island, default: View, ...appearance, ...served } as never,
            signal,
          );
      } catch (error) {
        if (signal.aborted) return;
        setElementState(this.#internals, 'failed');
        loaderParts().reportFailure(this, 'import', error);
      }
    }
  };

/** Registers a widget. The definition is the only source of its documentation, editor data and types. */
export function defineWidget<const A extends Attributes>(
  tag: `vt-${string}`,
  definition: WidgetDefinition<A>,
): void {
  defineOnce(tag, widgetElement(definition as unknown as WidgetDefinition));
}
