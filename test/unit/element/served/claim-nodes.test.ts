// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { claimNodes } from '#element/served/claim-nodes';

type Wanted = string | [tag: string, attributes: Record<string, string>, ...children: Wanted[]];

/** Renders as preact does what it renders first: each node is created, then its children, then it is inserted. */
function render(parent: Element, wanted: readonly Wanted[]): void {
  let before: Node | null = null;
  for (const one of wanted) {
    let node: Node;
    if (typeof one === 'string') node = document.createTextNode(one);
    else {
      const [tag, attributes, ...children] = one;
      const element = document.createElementNS('http://www.w3.org/1999/xhtml', tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      render(element, children);
      node = element;
    }
    if (node !== before) parent.insertBefore(node, before);
    before = node.nextSibling;
  }
}

function serve(html: string): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  return container;
}
afterEach(() => document.body.replaceChildren());

const nodesOf = (container: Element) => [...container.querySelectorAll('*')];

it('takes all nodes of the same view, and moves none', () => {
  const container = serve('<form><h2>Title</h2><p>one two</p></form>');
  const before = nodesOf(container);
  const moved: Node[] = [];
  const { insertBefore } = Node.prototype;
  Node.prototype.insertBefore = function (node, child) {
    moved.push(node);
    return insertBefore.call(this, node, child) as typeof node;
  };
  try {
    // The served text joins three of the view's, one of them empty.
    claimNodes(container, () =>
      render(container, [['form', {}, ['h2', {}, 'Title'], ['p', {}, 'one', ' ', '', 'two']]]),
    );
  } finally {
    Node.prototype.insertBefore = insertBefore;
  }
  expect(nodesOf(container)).toEqual(before);
  expect(container.innerHTML).toBe('<form><h2>Title</h2><p>one two</p></form>');
  expect(moved.filter(({ nodeType }) => nodeType === Node.ELEMENT_NODE)).toEqual([]);
});

it('takes nodes with other texts and attributes, and gives them the view’s', () => {
  const container = serve('<p class="old" aria-busy="true" id="x">alt</p>');
  const [node] = nodesOf(container);
  claimNodes(container, () => render(container, [['p', { class: 'new' }, 'neu']]));
  expect(nodesOf(container)).toEqual([node]);
  expect(container.innerHTML).toBe('<p class="new">neu</p>');
});

it('leaves to a control what its visitor did', () => {
  const container = serve('<input type="number" min="1" max="9" value="3" required>');
  claimNodes(container, () => render(container, [['input', {}]]));
  expect(container.querySelector('input')?.getAttributeNames().sort()).toEqual([
    ...['max', 'min', 'required', 'type', 'value'],
  ]);
});

it.each([
  [
    'a node more',
    [
      ['h2', {}],
      ['b', {}],
      ['p', {}, 'text'],
    ],
  ],
  ['a node fewer', [['h2', {}]]],
  [
    'another order',
    [
      ['p', {}, 'text'],
      ['h2', {}],
    ],
  ],
  ['another depth', [['h2', {}, ['p', {}, 'text']]]],
  ['a text for an element', ['title', ['p', {}, 'text']]],
  ['nothing', []],
] satisfies [string, Wanted[]][])('shows the view that has %s', (_, wanted) => {
  const fresh = document.createElement('div');
  render(fresh, wanted);
  const container = serve('<h2></h2><p>text</p>');
  claimNodes(container, () => render(container, wanted));
  // Where the renderer created nothing it may render later.
  if (wanted.length > 0) expect(container.innerHTML).toBe(fresh.innerHTML);
});

it('leaves the document and the nodes as they were, if rendering throws too', () => {
  const container = serve('<p></p>');
  const own = () => undefined as never;
  document.createTextNode = own;
  expect(() =>
    claimNodes(container, () => {
      render(container, [['p', {}]]);
      throw new Error('broken');
    }),
  ).toThrow('broken');
  expect(document.createTextNode).toBe(own);
  Reflect.deleteProperty(document, 'createTextNode');
  expect(Object.hasOwn(document, 'createElementNS')).toBe(false);
  for (const node of [container, ...nodesOf(container)])
    expect(Object.hasOwn(node, 'insertBefore')).toBe(false);
});
