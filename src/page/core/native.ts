/**
 * Reads of the page that its content cannot decide (DOM clobbering). An `<img name="cookie">` hides `document.cookie`, an
 * `<input name="parentNode">` the property of its form, and `<a id="scheduler">` stands for a global that the browser does
 * not have. Members of the document are read here only; a rule of the house refuses `document.X` elsewhere.
 */

/**
 * Returns a member as the object's prototype defines it, methods bound to the object: the names of a document's or a
 * form's elements are properties of the object itself.
 */
export function native<T extends object, K extends keyof T>(object: T, name: K): T[K] {
  const value = Reflect.get(Object.getPrototypeOf(object), name, object);
  return typeof value === 'function' ? value.bind(object) : value;
}

/** Sets a property as the object's prototype defines it: browsers ignore what is set on a hidden one. */
export const assign = <T extends object, K extends keyof T>(object: T, name: K, value: T[K]): boolean =>
  Reflect.set(Object.getPrototypeOf(object), name, value, object);

/**
 * Returns an element of the page with its own members: of a form, whose fields hide them, a view that is no node. For reading
 * and calling only.
 */
export const unhidden = <T extends Element>(element: T): T =>
  element instanceof HTMLFormElement
    ? new Proxy({} as T, {
        get: (_, name) => native(element, name as keyof T & keyof HTMLFormElement),
        set: (_, name, value) => assign(element as T, name as keyof T, value),
      })
    : element;

/** Whether an element hides document.cookie: browsers ignore what is written to it then. */
export const isCookieHidden = (): boolean => typeof document.cookie !== 'string';

/** Writes a cookie's text; by the page's own property where a consent tool has defined one. */
export function assignCookie(text: string): void {
  if (isCookieHidden()) assign(document, 'cookie', text);
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and a page may be short
  else document.cookie = text;
}

/** The document, each member of which is its prototype's. Not a node: what takes a node gets `document`. */
export const pageDocument: Document = new Proxy({} as Document, {
  get: (_, name) => native(document, name as keyof Document),
});

/** Returns the running classic script; undefined in a module, or where something else claims to be it. */
export function currentScript(): HTMLScriptElement | undefined {
  const { currentScript: script } = pageDocument;
  return script instanceof HTMLScriptElement ? script : undefined;
}

/** Returns the parent of a node in the flat tree: through slots and open shadow roots. */
export const flatParent = (node: Node): Node | null =>
  native(node as Element, 'assignedSlot') ??
  native(node, 'parentNode') ??
  (node instanceof ShadowRoot ? node.host : null);

/** Returns the shadow root that a node is in; undefined in the document and outside of it. */
export function shadowRootOf(node: Node): ShadowRoot | undefined {
  const root = native(node, 'getRootNode')();
  return root instanceof ShadowRoot ? root : undefined;
}

/**
 * Returns a global that some browsers do not have; undefined where the page has an element of that id, which is a property
 * of the window's prototype chain.
 */
export const optionalGlobal = <T>(name: string): T | undefined =>
  Object.hasOwn(globalThis, name) ? ((globalThis as Record<string, unknown>)[name] as T) : undefined;

/** Calls back when the browser is idle; soon in browsers that cannot tell. */
export function onIdle(
  callback: () => void,
  { timeout, otherwise = 0 }: { timeout?: number; otherwise?: number } = {},
): void {
  const request = optionalGlobal<typeof requestIdleCallback>('requestIdleCallback');
  if (request) request(callback, timeout === undefined ? {} : { timeout });
  else setTimeout(callback, otherwise);
}

/** Resolves in a task of its own, ahead of those that wait where the browser can: what the visitor did meanwhile comes first. */
export const yieldToMain = (): Promise<void> =>
  optionalGlobal<{ yield?(): Promise<void> }>('scheduler')?.yield?.() ?? new Promise((go) => setTimeout(go));
