import {
  createElement,
  type ForwardRefExoticComponent,
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  type RefAttributes,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { attributeText, kebabCase } from './attribute-text';
import type { VitrineTag, VitrineTagAttributes, VitrineTagEvents } from './generated/elements';
import type { CamelCase, ListenerProps } from './prop-names';
import { providedView } from './provided-views';

type KnownWords<Value> = Value extends string ? (string extends Value ? never : Value) : never;
/** The value of a prop: a list takes its words in an array too. */
type PropValue<Value> = [KnownWords<Value>] extends [never]
  ? Value
  : string & {} extends Value
    ? KnownWords<Value> | readonly KnownWords<Value>[]
    : Value;

type AttributeProps<Attributes> = {
  [Name in keyof Attributes as CamelCase<Name & string>]: PropValue<Attributes[Name]>;
};
/** Props of a widget's component: its attributes in camelCase, and onVtLeadSent for the event vt-lead-sent. */
export type WidgetProps<Tag extends VitrineTag> = AttributeProps<VitrineTagAttributes[Tag]> &
  ListenerProps<VitrineTagEvents[Tag]> &
  Omit<HTMLAttributes<HTMLElement>, keyof AttributeProps<VitrineTagAttributes[Tag]>>;

/** A widget's component. Its ref is the element. */
export type WidgetComponent<Tag extends VitrineTag> = ForwardRefExoticComponent<
  WidgetProps<Tag> & RefAttributes<HTMLElement>
>;

type Listeners = Record<string, ((event: Event) => void) | undefined>;

const LISTENER = /^onVt[A-Z]/;
/** Converts onVtLeadSent to vt-lead-sent. */
const eventName = (prop: string): string => kebabCase(prop).replace('on-', '');

/** Splits the props into those of the tag, with attributes as text, and the listeners by event name. */
function splitProps(props: object, attributes: readonly string[]) {
  const own: Record<string, unknown> = {};
  const listeners: Listeners = {};
  for (const [prop, value] of Object.entries(props)) {
    const attribute = kebabCase(prop);
    if (LISTENER.test(prop)) listeners[eventName(prop)] = value;
    else if (attributes.includes(attribute)) own[attribute] = attributeText(value);
    // React 18 does not translate it for custom elements.
    else own[prop === 'className' ? 'class' : prop] = value;
  }
  return { own, listeners };
}

function setRef(ref: Ref<HTMLElement> | undefined, element: HTMLElement | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}

/** React 18 warns about a layout effect on a server. */
const useCommitEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Adds listeners to the element when it enters the document, before its own code runs; React 18 adds none to custom
 * elements. Returns the element's ref.
 */
function useListeners(listeners: Listeners, ref: Ref<HTMLElement>) {
  const latest = useRef<Listeners>({});
  useCommitEffect(() => {
    latest.current = listeners;
  });
  const names = Object.keys(listeners).sort().join(' ');
  const end = useRef<AbortController>(undefined);
  return useCallback(
    (element: HTMLElement | null) => {
      end.current?.abort();
      setRef(ref, element);
      if (!element || !names) return;
      end.current = new AbortController();
      for (const name of names.split(' ')) {
        const { signal } = end.current;
        element.addEventListener(name, (event) => latest.current[name]?.(event), { signal });
      }
    },
    [names, ref],
  );
}

/**
 * Returns the tag's children, on a server that provides first views after the template with the widget's. A browser has
 * taken that into the shadow root when React compares what it renders with the page.
 */
function childrenOf(tag: string, own: Record<string, unknown>, attributes: readonly string[]): ReactNode {
  const texts = Object.entries(own).filter(
    ([name, value]) => attributes.includes(name) && value !== undefined,
  );
  const view = providedView(tag, Object.fromEntries(texts) as Record<string, string>);
  const children = own.children as ReactNode;
  if (view === undefined) return children;
  const html = { shadowrootmode: 'open', dangerouslySetInnerHTML: { __html: view } };
  return [createElement('template', { ...html, key: 'first-view' }), children];
}

/** Creates the component of a tag. It renders on a server as the tag with its attributes and children. */
export function createWidget<Tag extends VitrineTag>(
  tag: Tag,
  attributes: readonly string[],
): WidgetComponent<Tag> {
  const Widget = forwardRef<HTMLElement, Record<string, unknown>>((props, ref) => {
    const { own, listeners } = splitProps(props, attributes);
    return createElement(
      tag,
      { ...own, ref: useListeners(listeners, ref) },
      childrenOf(tag, own, attributes),
    );
  });
  Widget.displayName = tag;
  return Widget as unknown as WidgetComponent<Tag>;
}
