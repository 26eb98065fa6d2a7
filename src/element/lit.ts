import { type CSSResultGroup, LitElement } from 'lit';
import type { Language } from '../domain/brands';
import { type EventName, emit, type VitrineEvents } from '../page/events';
import { metaText } from '../page/meta-text';
import type { Attributes } from './attributes';
import { defineOnce } from './define-once';
import type { LoadCondition } from './load-conditions';
import { camelCase, readAttribute } from './read-attributes';

/** Lit serves the elements that are no islands: they dress the author's own children and hold no form. */
export abstract class LitWidget extends LitElement {
  static override styles: CSSResultGroup = [];

  /** The words of the page's language. */
  protected wordsOf<W>(words: Record<Language, W>): W {
    return words[metaText('language') === 'es-AR' ? 'es-AR' : 'pt-BR'];
  }

  protected tell<Name extends EventName>(name: Name, detail: VitrineEvents[Name]): boolean {
    return emit(this, name, detail);
  }

  override firstUpdated() {
    this.tell('vt-widget-ready', { tag: this.localName });
  }
}

interface ElementDefinition {
  /** Each a property of the element, by its camelCase name. */
  attributes: Attributes;
  events?: readonly EventName[];
  /** When its file is fetched where the author does not say; at once by default. */
  load?: LoadCondition;
  /**
   * Room held free for it before it starts: height in px [viewport up to 600 px, wider], or width by height, as '7/5',
   * where its height follows its width.
   */
  reserve?: readonly [phone: number, wider: number] | `${number}/${number}`;
  /** The same where an attribute makes it another size, by `name=value`. */
  reserveWhen?: Readonly<Record<string, NonNullable<ElementDefinition['reserve']>>>;
  /** Metadata it cannot work without; for the author's diagnostics and the documentation. */
  needs?: readonly string[];
  element: typeof LitWidget & (new () => LitWidget);
}

/** Registers a Lit element; the definition documents it like an island's. */
export function defineElement(tag: `vt-${string}`, definition: ElementDefinition): void {
  const { attributes, element } = definition;
  // For the author's diagnostics.
  Object.assign(element, { definition });
  for (const [name, kind] of Object.entries(attributes)) {
    element.createProperty(camelCase(name), {
      attribute: name,
      converter: (text) => readAttribute(kind, text),
    });
  }
  defineOnce(tag, element);
}
