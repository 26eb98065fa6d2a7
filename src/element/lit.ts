import { type CSSResultGroup, LitElement } from 'lit';
import type { Language } from '../domain/core/brands';
import { type EventName, emit, type VitrineEvents } from '../page/core/events';
import { metaText } from '../page/standalone/meta-text';
import type { MetadataName } from './definition';
import type { LoadCondition } from './load-conditions';
import type { Attributes } from './standalone/attributes';
import { defineOnce } from './standalone/define-once';
import { readAttributes } from './standalone/read-attributes';

interface ElementDefinition {
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
  /** Metadata it cannot work without; the author's diagnostics say what is missing. */
  needs?: readonly MetadataName[];
  /** Attributes it cannot work without, which may be empty; the same say so. */
  requires?: readonly string[];
  element: LitWidgetClass;
}

/**
 * Lit serves the elements that are no islands: they dress the author's own children and hold no form. Attributes are no
 * properties, as an island's are none: what React or preact would write into a property arrives as an attribute.
 */
export abstract class LitWidget<Values = object> extends LitElement {
  static override styles: CSSResultGroup = [];
  /** For the author's diagnostics. */
  static definition: ElementDefinition;

  /** The attributes as they are now, by camelCase name. */
  protected get values(): Values {
    return readAttributes(this, (this.constructor as LitWidgetClass).definition.attributes) as Values;
  }

  /** The words of the page's language. */
  protected wordsOf<W>(words: Record<Language, W>): W {
    return words[metaText('language') === 'es-AR' ? 'es-AR' : 'pt-BR'];
  }

  protected emit<Name extends EventName>(name: Name, detail: VitrineEvents[Name]): boolean {
    return emit(this, name, detail);
  }

  override firstUpdated() {
    this.emit('vt-widget-ready', { tag: this.localName });
  }
}

/** Whether the author put anything but white space between the tags. */
export const hasContent = ({ childNodes }: Element): boolean =>
  [...childNodes].some((node) => node instanceof Element || node.textContent?.trim());

type LitWidgetClass = typeof LitWidget<object> & (new () => LitWidget<object>);

/** Registers a Lit element; the definition documents it like an island's. */
export function defineElement(tag: `vt-${string}`, definition: ElementDefinition): void {
  const { attributes, element } = definition;
  element.definition = definition;
  // Lit draws anew when one changes; under a name that nobody can write to.
  for (const name in attributes) element.createProperty(Symbol(name), { attribute: name });
  defineOnce(tag, element);
}
