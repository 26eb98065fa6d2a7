import { type CSSResultGroup, LitElement } from 'lit';
import type { Language } from '../domain/brands';
import { type EventName, emit, type VitrineEvents } from '../page/events';
import { metaText } from '../page/meta-text';
import type { Attribute } from './attributes';
import { defineOnce } from './define';

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
  /** Flags and texts, each a property of the element by the same name. */
  attributes: Record<string, Attribute<boolean> | Attribute<string>>;
  events?: readonly EventName[];
  element: typeof LitWidget & (new () => LitWidget);
}

/** Registers a Lit element; the definition documents it like an island's. */
export function defineElement(tag: `vt-${string}`, definition: ElementDefinition): void {
  const { attributes, element } = definition;
  // For the author's diagnostics.
  Object.assign(element, { definition });
  for (const [name, kind] of Object.entries(attributes)) {
    element.createProperty(name, {
      converter: (text) => (kind === 'flag' ? text !== null && text !== 'false' : (text?.trim() ?? '')),
    });
  }
  defineOnce(tag, element);
}
