// @vitest-environment happy-dom
// @react
import * as react from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it, vi } from 'vitest';
import { bundledPreact } from '../lib/bundled-preact';

type Library = Pick<
  typeof react,
  | 'Component'
  | 'createContext'
  | 'createElement'
  | 'Fragment'
  | 'memo'
  | 'useContext'
  | 'useEffect'
  | 'useLayoutEffect'
  | 'useMemo'
  | 'useReducer'
  | 'useRef'
  | 'useState'
>;
type Props = Record<string, unknown> & { children?: react.ReactNode };
/** A view, written for either library; `log` hears what does not show. */
type Scene = (library: Library, log: (text: string) => void) => react.ComponentType<{ step: number }>;
type Draw = (view: react.ReactNode, place: Element) => void;

const modules: { name: string; library: Library; draw: Draw; code: string }[] = [];
const roots = new Map<Element, ReturnType<typeof createRoot>>();
const onReact: Draw = (view, place) => {
  if (!roots.has(place)) roots.set(place, createRoot(place, { onCaughtError() {} }));
  flushSync(() => roots.get(place)?.render(view));
};

beforeAll(async () => {
  // With its cuts, and whole as an update leaves it.
  for (const [name, versionOf] of [
    ['cut', undefined],
    ['whole', () => '99.0.0'],
  ] as const) {
    const code = await bundledPreact(versionOf);
    const library = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
    modules.push({ name, library, draw: library.render, code });
  }
});

/** An element as it is: React alone has the value of a field as an attribute too, and orders attributes otherwise. */
const shape = (element: Element): string => {
  const { value, checked } = element as HTMLInputElement;
  const attributes = [...element.attributes]
    .filter(({ name }) => element.localName !== 'input' || name !== 'value')
    .map(({ name, value }) => `${name}=${value}`)
    .sort();
  const inner = [...element.childNodes].map((node) =>
    node instanceof Element ? shape(node) : node.textContent,
  );
  return `<${[element.localName, ...attributes, value, checked].join(' ')}>${inner.join('')}</>`;
};

/** Lines by what they begin with: between parts of a view the order is not React's. */
const byPart = (one: string, other: string) => (one[0] ?? '').localeCompare(other[0] ?? '');

/** Draws a scene's steps on React and on both forms of preact, clicks its buttons, and compares what is there. */
async function compare(scene: Scene, steps: number, click = false) {
  const stages = [{ name: 'react', library: react as Library, draw: onReact }, ...modules].map((one) => {
    const logs: string[] = [];
    const View = scene(one.library, (line) => logs.push(line));
    return { ...one, logs, View, place: document.body.appendChild(document.createElement('div')) };
  });
  const now = () => stages.map(({ place, logs }) => [shape(place), ...logs.toSorted(byPart)].join('\n'));
  const [first] = stages;
  for (let step = 0; step <= steps; step++) {
    for (const { View, library, draw, place } of stages)
      draw(step < steps ? library.createElement(View, { step }) : null, place);
    if (click) for (const { place } of stages) place.querySelector('button')?.click();
    await vi.waitFor(() => {
      const [expected, ...others] = now();
      expect(others).toEqual(others.map(() => expected));
    });
  }
  return first?.logs ?? [];
}

const ORDERS = [
  'abcde',
  'edcba',
  'bd',
  'xabycdze',
  'e',
  '',
  'aceg',
  'gaec',
  'hgfedcba',
  'abcdefgh',
  'hbcdefga',
];

it('the cuts save a fifth of preact', () => {
  const [cut, whole] = modules;
  expect(cut?.code.length).toBeLessThan((whole?.code.length ?? 0) * 0.8);
  expect(cut?.code).not.toMatch(/innerHTML|componentWillReceiveProps|\.style\b|MathML/);
});

it.each([0, 1])('the internal names of preact are short (%s)', (index) => {
  expect(modules[index]?.code).not.toMatch(/\b_(?:children|dom|component|vnode|_hooks)\b/);
});

it('lists with keys are moved, and keep the state of their rows', () =>
  compare(({ createElement: h, Fragment, useState }) => {
    let count = 0;
    const Row = ({ name }: Props) => h('li', null, `${name}${useState(() => count++)[0]}`);
    return ({ step }) =>
      h(
        'ul',
        null,
        step % 2 === 0 && h('li', null, 'first'),
        [...(ORDERS[step] ?? '')].map((key) =>
          key < 'd' ? h(Row, { key, name: key }) : h(Fragment, { key }, h(Row, { name: key }), key),
        ),
        step % 3 > 0 ? 'text' : null,
        h('li', null, 'last'),
      );
  }, ORDERS.length));

it('attributes and properties come and go', () =>
  compare(
    ({ createElement: h }) =>
      ({ step }) =>
        h(
          'form',
          {
            className: `a${step}`,
            'aria-busy': step === 1,
            'data-a': step === 2 ? null : step,
            hidden: step > 1,
          },
          h('input', {
            type: 'checkbox',
            checked: step === 1,
            readOnly: true,
            disabled: step === 0 || undefined,
          }),
          h('input', {
            value: step > 1 ? '' : `v${step}`,
            readOnly: true,
            tabIndex: step,
            'aria-label': step === 2 ? undefined : 't',
          }),
          h('label', { htmlFor: `x${step}` }, step, null, true, ['a', step]),
          h(
            'svg',
            { viewBox: '0 0 1 1', role: 'img' },
            h('path', { d: `M${step}`, fill: step === 2 ? undefined : 'red' }),
          ),
          h('progress', step === 1 ? { max: 2 } : { max: 2, value: step }),
        ),
    4,
  ));

it('state, reducers and events', () =>
  compare(
    ({ createElement: h, useReducer, useState }) =>
      () => {
        const [count, setCount] = useState(0);
        const [sum, add] = useReducer((before: number, by: number) => before + by, 1);
        const onClick = () => {
          setCount((before) => before + 1);
          setCount((before) => before + 1);
          add(count + 1);
        };
        return h('button', { onClick }, count, ' ', sum);
      },
    3,
    true,
  ));

it('effects and what they clean up, in the order of React within a part', async () => {
  const logs = await compare(({ createElement: h, useEffect, useLayoutEffect, useMemo, useRef }, log) => {
    const Part = ({ name, step }: { name: string; step: number }) => {
      const element = useRef<HTMLElement>(null);
      const memo = useMemo(() => `${name}${step >> 1}`, [name, step]);
      useLayoutEffect(() => {
        log(`${name} layout ${memo} ${element.current?.textContent}`);
        return () => log(`${name} layout ends ${memo}`);
      }, [name, memo]);
      useEffect(() => {
        log(`${name} effect ${memo}`);
        return () => log(`${name} effect ends ${memo}`);
      }, [name, memo]);
      return h('p', { ref: element }, memo);
    };
    return ({ step }) =>
      h('div', null, h(Part, { name: 'a', step }), step < 3 && h(Part, { name: 'b', step }));
  }, 4);
  expect(logs).toHaveLength(16);
});

it('a ref has its element as long as that is there', () =>
  compare(({ createElement: h }, log) => {
    const refs = ['even', 'odd'].map((name) => (node: Element | null) => log(`${name} ${node?.localName}`));
    return ({ step }) => h('div', null, step < 4 && h(step < 3 ? 'p' : 'b', { ref: refs[step % 2] }));
  }, 6));

it('a context reaches through what does not draw again', () =>
  compare(({ createElement: h, createContext, memo, useContext }) => {
    const Context = createContext('none');
    const Leaf = () => h('i', null, useContext(Context));
    const Middle = memo(() => h('b', null, h(Leaf)));
    return ({ step }) => h('div', null, h(Leaf), h(Context.Provider, { value: `v${step >> 1}` }, h(Middle)));
  }, 4));

it('a boundary shows what it has for an error, wherever that is thrown', () =>
  compare(({ createElement: h, Component, useEffect, useState }, log) => {
    class Boundary extends Component<Props, { crashed: boolean }> {
      override state = { crashed: false };
      static getDerivedStateFromError = () => ({ crashed: true });
      override componentDidCatch(error: unknown) {
        log(`caught ${(error as Error).message}`);
      }
      override render() {
        return this.state.crashed ? 'crashed' : this.props.children;
      }
    }
    const Faulty = ({ when, step }: { when: string; step: number }) => {
      const [now, set] = useState(false);
      useEffect(() => {
        if (step === 1 && when === 'effect') throw new Error('in an effect');
        if (step === 2 && when === 'state') set(true);
      }, [step, when]);
      if (now || (step === 1 && when === 'render')) throw new Error(`in ${when}`);
      return h('p', null, when, step);
    };
    return ({ step }) =>
      h(
        'div',
        null,
        ['render', 'effect', 'state', 'never'].map((when) =>
          h(Boundary, { key: when }, h('section', null, h(Faulty, { when, step }))),
        ),
      );
  }, 4));
