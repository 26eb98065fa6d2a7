/**
 * What old libraries do to a page before our script runs: Prototype 1.6 and 1.7, MooTools 1.5, and scripts of consent and
 * monitoring. Each replacement has the behaviour of the library's own, which differs from the platform's. Runs in the page.
 */
export function loadOldLibraries(): void {
  type Any = Record<string, unknown>;
  const put = (target: object, members: Any) => Object.assign(target, members);
  // Prototype: additions are enumerable, and lists know themselves as JSON.
  put(Object.prototype, { each() {}, addTo: 'a library' });
  put(Array.prototype, {
    eachSlice() {},
    toJSON(this: unknown[]) {
      return `[${this.map((each) => JSON.stringify(each)).join(', ')}]`;
    },
    entries(this: unknown[]) {
      return [...this];
    },
  });
  put(String.prototype, {
    toJSON(this: string) {
      return `"${this}"`;
    },
  });
  // Without the function, and without iterators.
  Array.from = ((items: ArrayLike<unknown>) => {
    const list = new Array(items?.length || 0);
    for (let index = list.length; index--; ) list[index] = items[index];
    return list;
  }) as typeof Array.from;
  // MooTools: scrollTo takes two numbers, and Request is a class of its own.
  Element.prototype.scrollTo = function (this: Element, x: unknown, y: unknown) {
    this.scrollLeft = Number(x);
    this.scrollTop = Number(y);
  } as typeof Element.prototype.scrollTo;
  put(globalThis, { Request: class Request {} });
  const bind = function (this: (...all: unknown[]) => unknown, self: unknown, ...first: unknown[]) {
    return (...rest: unknown[]) => this.apply(self, [...first, ...rest]);
  };
  Function.prototype.bind = bind as typeof Function.prototype.bind;
  // An old polyfill of promises: no finally, no allSettled.
  class OldPromise<T> extends Promise<T> {}
  Object.defineProperty(OldPromise.prototype, 'finally', { value: undefined });
  Object.defineProperty(OldPromise, 'allSettled', { value: undefined });
  globalThis.Promise = OldPromise as typeof Promise;
  const { define } = customElements;
  customElements.define = function (this: CustomElementRegistry, name, made, options) {
    return define.call(this, name, made, options);
  };
  // A consent manager: the address is text, the headers are an object, the answer is read as well.
  const { fetch } = globalThis;
  globalThis.fetch = async (address, options) => {
    const text = address as string;
    if (text.includes('tracker.example')) throw new TypeError('blocked');
    const answer = await fetch(text, {
      ...options,
      headers: { ...(options?.headers as object), 'x-seen': '1' },
    });
    void answer.clone().text();
    return answer;
  };
}

/** A translator of the browser: it puts each text, also a later one, into elements of its own. Runs in the page. */
export function translatePage(): void {
  const ours = new WeakSet<Node>();
  const translate = (node: Node) => {
    if (
      node.nodeType === Node.ELEMENT_NODE &&
      /^(STYLE|SCRIPT|TITLE|TEXTAREA|OPTION|FONT)$/.test(node.nodeName)
    )
      return;
    if (node.nodeType === Node.TEXT_NODE) {
      if (!(node as Text).data.trim() || ours.has(node) || node.parentNode?.nodeName === 'OPTION') return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      const copy = document.createTextNode((node as Text).data);
      ours.add(copy);
      inner.append(copy);
      outer.append(inner);
      node.parentNode?.replaceChild(outer, node);
      return;
    }
    for (const child of [...node.childNodes]) translate(child);
  };
  const watch = (root: Node) => {
    translate(root);
    new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records) {
        if (type === 'characterData') translate(target);
        for (const node of addedNodes) if (node.isConnected) translate(node);
      }
    }).observe(root, { childList: true, subtree: true, characterData: true });
  };
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    watch(root);
    return root;
  };
  document.addEventListener('DOMContentLoaded', () => watch(document.body));
}
