import { type CSSResultGroup, LitElement } from 'lit';
import type { Language } from '#domain/core/brands';
import { type EventName, emit, type VitrineEvents } from '#page/core/events';
import { language } from '#page/core/metadata';
import { markStep, measureReady } from '#page/report/timing';
import type { Attributes } from './attributes/attributes';
import { readAttributes } from './attributes/read-attributes';
import { defineOnce } from './define-once';
import type { MetadataName } from './definition';
import type { LoadCondition } from './load-conditions';

interface ElementDefinition {
  attributes: Attributes;
  events?: readonly EventName[];
  /** Default load condition; eager if absent. */
  load?: LoadCondition;
  /**
   * Reserved space: height in px [viewport up to 600 px, wider], or width by height, such as '7/5', if its height depends
   * on its width.
   */
  reserve?: readonly [phone: number, wider: number] | `${number}/${number}`;
  /** Reserved space for certain attribute values, by `name=value`. */
  reserveWhen?: Readonly<Record<string, NonNullable<ElementDefinition['reserve']>>>;
  /** Required metadata; the author's diagnostics report what is missing. */
  needs?: readonly MetadataName[];
  /** Required attributes, which may be empty; the diagnostics report missing ones. */
  requires?: readonly string[];
  element: LitWidgetClass;
}

/**
 * Base of the elements without an island: they style the author's own children and contain no form. Attributes have no
 * properties, as for islands, so that React and preact set attributes instead of properties.
 */
export abstract class LitWidget<Values = object> extends LitElement {
  static override styles: CSSResultGroup = [];
  /** For the author's diagnostics. */
  static definition: ElementDefinition;

  /** The current attributes, by camelCase name. */
  protected get values(): Values {
    return readAttributes(this, (this.constructor as LitWidgetClass).definition.attributes) as Values;
  }

  /** When its code was there and its element in the page. */
  #loaded = 0;
  #isUsed = false;

  /** The messages in the page's language. */
  protected wordsOf<W>(texts: Record<Language, W>): W {
    return texts[language()];
  }

  /** Enter on a link of its own presses no default button of the page (islands: ui/first-use/guard-keys.ts). */
  protected override createRenderRoot() {
    const root = super.createRenderRoot();
    this.#loaded = performance.now();
    for (const type of ['click', 'focusin', 'keydown', 'keypress', 'keyup'])
      root.addEventListener(type, (event) => {
        if (!this.#isUsed) markStep(this, 'first-use');
        this.#isUsed = true;
        if ((event as KeyboardEvent).key === 'Enter' && root.contains(event.target as Node))
          event.stopPropagation();
      });
    return root;
  }

  /** What it renders has the language of its messages; the author's children keep theirs. */
  override updated() {
    for (const child of this.renderRoot.children) child.setAttribute('lang', language());
  }

  protected emit<Name extends EventName>(name: Name, detail: VitrineEvents[Name]): boolean {
    return emit(this, name, detail);
  }

  /** A document to which it was moved takes none of its sheets. */
  adoptedCallback() {
    const root = this.shadowRoot;
    if (!root) return;
    const { elementStyles } = this.constructor as typeof LitElement;
    // Only widgets that are moved to another document load it.
    import('./adopt-sheets').then(
      ({ adoptSheets }) =>
        adoptSheets(
          root,
          elementStyles.map((style) =>
            style instanceof CSSStyleSheet ? style : (style.styleSheet as CSSStyleSheet),
          ),
        ),
      // It works without its styles.
      () => {},
    );
  }

  override firstUpdated() {
    measureReady(this, this.#loaded);
    this.emit('vt-widget-ready', { tag: this.localName });
  }
}

/** Whether the author put anything but white space between the tags. */
export const hasContent = ({ childNodes }: Element): boolean =>
  [...childNodes].some((node) => node instanceof Element || node.textContent?.trim());

type LitWidgetClass = typeof LitWidget<object> & (new () => LitWidget<object>);

/** Registers a Lit element. Like an island's, its definition is the source of its documentation. */
export function defineElement(tag: `vt-${string}`, definition: ElementDefinition): void {
  const { attributes, element } = definition;
  element.definition = definition;
  // Lit renders again when one changes; the Symbol makes the property inaccessible.
  for (const name of Object.keys(attributes)) element.createProperty(Symbol(name), { attribute: name });
  defineOnce(tag, element);
}
