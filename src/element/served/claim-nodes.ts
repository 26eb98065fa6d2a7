import { pageDocument } from '#page/core/native';

/** Attributes that a view may no longer want of a node that it takes; what the visitor may have changed is not among them. */
const DESCRIBES = /^(class|id|part|hidden|role|lang|title|href|for|tabindex|method|aria-.+|data-.+)$/;

/** Removes the attributes that the view sets anew, where it wants them. */
function strip(element: Element): void {
  for (const { name } of [...element.attributes]) if (DESCRIBES.test(name)) element.removeAttribute(name);
}

/** Sets properties of an object of its own while `work` runs. */
function withOwn<T extends object>(target: T, own: Partial<T>, work: () => void): void {
  const before = Object.getOwnPropertyDescriptors(target);
  Object.assign(target, own);
  try {
    work();
  } finally {
    for (const name of Object.keys(own)) {
      Reflect.deleteProperty(target, name);
      if (before[name]) Object.defineProperty(target, name, before[name]);
    }
  }
}

/**
 * Runs `render`, which renders a view into an empty container for the first time, so that it takes the nodes that the
 * container has, in their order, instead of creating new ones: they keep the focus, the caret, and what was typed. Where the
 * view wants another node than is there, it creates that and all that follow; nodes that it did not take are removed.
 *
 * preact creates a view's nodes in the order of the document, each by the document, and inserts those that are not in their
 * place. Its hydration is not in the build (scripts/lib/preact-cuts.mjs): every page would pay for it. A renderer that
 * works later takes no node, and removes them itself.
 */
export function claimNodes(container: Element, render: () => void): void {
  const walker = pageDocument.createTreeWalker(container, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  /** What is there, in the order of the document, and what of it is not taken yet. */
  const left: Node[] = [];
  while (walker.nextNode()) left.push(walker.currentNode);
  const claimed = new Set<Node>();
  let isSame = true;
  let hasRendered = false;

  /** Returns the next node that was there before, if it is as wanted. */
  const claim = <N extends Node>(isWanted: (node: N) => boolean): N | undefined => {
    hasRendered = true;
    const [node] = left as N[];
    isSame &&= !!node && isWanted(node);
    if (!node || !isSame) return undefined;
    left.shift();
    claimed.add(node);
    return node;
  };

  const { createElementNS, createTextNode } = Document.prototype;
  const { insertBefore } = Node.prototype;
  /** A node that is in its place stays there: inserted again, it would lose the focus. */
  const hold = (parent: Element): void => {
    parent.insertBefore = <N extends Node>(node: N, before: Node | null): N => {
      if (node.parentNode === parent && claimed.has(node)) return node;
      // What a renderer puts at the end of an empty element comes before what it has not taken yet.
      const next = before ?? left.find(({ parentNode }) => parentNode === parent) ?? null;
      return insertBefore.call(parent, node, next) as N;
    };
  };
  const creating = {
    createElementNS(space: string, name: string): Element {
      const node = claim<Element>((one) => one.localName === name && one.namespaceURI === space);
      if (!node) return createElementNS.call(document, space, name);
      strip(node);
      hold(node);
      return node;
    },
    createTextNode(text: string): Text {
      // Empty texts, which HTML cannot have, are new.
      const node = text ? claim<Text>(({ nodeType }) => nodeType === Node.TEXT_NODE) : undefined;
      if (!node) return createTextNode.call(document, text);
      // HTML joins texts beside each other.
      if (node.data.length > text.length && node.data.startsWith(text))
        left.unshift(node.splitText(text.length));
      else if (node.data !== text) node.data = text;
      return node;
    },
  };
  hold(container);
  // For a renderer that would begin with what is there, and by other rules.
  Object.defineProperty(container, 'firstChild', { configurable: true, value: null });
  try {
    withOwn(document, creating as Partial<Document>, render);
  } finally {
    Reflect.deleteProperty(container, 'firstChild');
    for (const parent of [container, ...claimed]) Reflect.deleteProperty(parent, 'insertBefore');
  }
  if (hasRendered) for (const node of left) (node as ChildNode).remove();
}
