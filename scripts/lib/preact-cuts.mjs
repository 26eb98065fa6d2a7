/** What the build removes from preact (library-cuts.mjs says how). */

/** @type {import('./library-cuts.mjs').Cut[]} */
const CUTS = [
  {
    what: 'hydration of markup from a server, its comments, and resuming after a suspension: no server renders widgets',
    edits: {
      'src/component.js': [
        ['oldVNode._flags & MODE_HYDRATE ? [oldDom] : NULL,', ''],
        ['oldVNode._flags & MODE_HYDRATE, refQueue', 'refQueue'],
      ],
      'src/render.js': [
        ['vnode && vnode._flags & MODE_HYDRATE', 'false'],
        ['oldVNode ? NULL : parentDom.firstChild ? slice.call(parentDom.childNodes) : NULL,', ''],
        ['isHydrating, refQueue', 'refQueue'],
      ],
      'src/diff/children.js': [
        ['excessDomChildren, commitQueue', 'commitQueue', 2],
        ['isHydrating, refQueue', 'refQueue', 2],
        ['while (next && next.nodeType == 8) next = next.nextSibling;', ''],
        ['while ((oldDom = oldDom && oldDom.nextSibling) && … );', 'oldDom = oldDom && oldDom.nextSibling;'],
      ],
      'src/diff/index.js': [
        // Both parameters become variables of the module, which nothing sets.
        [
          "import { setProperty } from './props';",
          "import { setProperty } from './props'; let isHydrating = false, excessDomChildren = null;",
        ],
        ['excessDomChildren, commitQueue', 'commitQueue', 5],
        ['isHydrating, refQueue', 'refQueue', 5],
        ['if (oldVNode._flags & MODE_SUSPENDED && (', 'if (false && ('],
        ['newVNode._flags &= RESET_MODE;', ''],
        ['isHydrating = false; } excessDomChildren = NULL;', '}'],
        ["excessDomChildren = nodeType == 'textarea' … slice.call(parentDom.childNodes);", ''],
        ['if (!skipRemove && (r = vnode._component)', 'if (false'],
      ],
    },
  },
  {
    what: 'portals: a widget renders into its own shadow root',
    edits: {
      'src/component.js': [['&& !vnode.props._parentDom', '', 2]],
      'src/diff/children.js': [['if (parentVNode.props._parentDom) return oldDom;', '']],
      'src/diff/index.js': [
        ['if (newProps._parentDom) {', 'if (false) {', 2],
        ['skipRemove && !vnode.props._parentDom', 'skipRemove'],
      ],
    },
  },
  {
    what: 'HTML as text: no view writes any',
    edits: {
      'src/diff/index.js': [
        ["if (i == 'dangerouslySetInnerHTML') { oldHtml = value; } else if (", 'if ('],
        ["else if (i == 'dangerouslySetInnerHTML') { newHtml = value; }", ''],
      ],
    },
  },
  {
    what: 'inline styles: the policy of a page may forbid them',
    edits: { 'src/diff/props.js': [["if (name == 'style') {", 'if (false) {']] },
  },
  {
    what: 'attributes by names that the build replaces (vite-dom-attributes.mjs), and fields without a controlled value',
    edits: {
      'src/diff/props.js': [["name = name.replace(/xlink(H|:h)/, 'h').replace(/sName$/, 's');", '']],
      'src/diff/index.js': [
        [
          "&& !(i == 'value' && 'defaultValue' in newProps) && !(i == 'checked' && 'defaultChecked' in newProps)",
          '',
        ],
      ],
    },
  },
  {
    what: 'MathML, and HTML within SVG: no view has them',
    edits: {
      'src/diff/index.js': [
        ["else if (nodeType == 'math') namespace = MATH_NAMESPACE;", ''],
        ["if (nodeType == 'foreignObject' || … ) { namespace = XHTML_NAMESPACE; }", ''],
      ],
    },
  },
  {
    what: 'whole documents, other documents, templates, customized built-ins, and pages without frames',
    edits: {
      'src/render.js': [['if (parentDom.nodeType == 9) {', 'if (false) {']],
      'src/diff/index.js': [
        ['const doc = parentDom.ownerDocument || document;', 'const doc = document;'],
        ['nodeType, newProps.is ? newProps : parentDom', 'nodeType'],
        ["(nodeType == 'template' && dom.content) || dom", 'dom'],
      ],
      'hooks/src/index.js': [["typeof requestAnimationFrame == 'function'", 'true']],
    },
  },
  {
    what: 'lifecycles of class components but errors and memo: the classes are the boundary of an island and memo',
    edits: {
      'src/diff/index.js': [
        ['if (newType.getDerivedStateFromProps) {', 'if (false) {'],
        ['if (isClassComponent && !newType.getDerivedStateFromProps && c.componentWillMount)', 'if (false)'],
        ['if (isClassComponent && c.componentDidMount)', 'if (false)'],
        ['if (newProps !== oldProps && isClassComponent &&', 'if (false &&'],
        ['if (c.componentWillUpdate)', 'if (false)'],
        ['if (isClassComponent && c.componentDidUpdate)', 'if (false)'],
        ['isClassComponent && oldVNode._component && c.getSnapshotBeforeUpdate', 'false'],
        ['oldProps = c.props; oldState = c.state;', ''],
      ],
      'hooks/src/index.js': [
        ['const prevScu = currentComponent.shouldComponentUpdate;', ''],
        ['if (prevScu) {', 'if (false) {'],
      ],
    },
  },
  {
    what: 'forceUpdate, and setState with a function or a callback: hooks and boundaries call it with an object',
    edits: {
      'src/component.js': [
        ["if (typeof update == 'function') {", 'if (false) {'],
        ['if (callback) { this._stateCallbacks.push(callback); }', ''],
        ['BaseComponent.prototype.forceUpdate = … };', ''],
      ],
      'src/diff/index.js': [
        ['EMPTY_ARR.push.apply(c._renderCallbacks, c._stateCallbacks); c._stateCallbacks = [];', '', 2],
        ['c._stateCallbacks = [];', ''],
      ],
    },
  },
  {
    what: 'contexts in class components and as functions of children: views take them by a hook',
    edits: {
      'src/diff/index.js': [
        [
          'tmp = newType.contextType; const provider = tmp && … : globalContext;',
          'const provider = false, componentContext = globalContext;',
        ],
      ],
      'src/create-context.js': [
        [
          'Context.Consumer = … Context.Provider = Context.Consumer.contextType = Context;',
          'Context.Provider = Context;',
        ],
      ],
    },
  },
  {
    what: 'options that preact/compat and tools set, and identifiers across a server',
    edits: {
      'src/component.js': [
        ['options.vnode', 'undefined', 2],
        ['|| prevDebounce != options.debounceRendering', ''],
        ['prevDebounce = options.debounceRendering;', ''],
      ],
      'src/create-element.js': [['options.vnode', 'undefined', 2]],
      'src/render.js': [['if (options._root) options._root(vnode, parentDom);', '']],
      'src/diff/props.js': [['options.event ? options.event(e) : e', 'e']],
      'jsx-runtime/src/index.js': [
        ['options.vnode', 'undefined', 2],
        ['__source || __self', 'false'],
      ],
      'hooks/src/index.js': [
        [
          'let oldBeforeDiff = options._diff; … let oldRoot = options._root;',
          'let oldBeforeDiff, oldBeforeRender, oldAfterDiff, oldCommit, oldBeforeUnmount;',
        ],
        ['options._root = … };', ''],
        ['if (options._hook) {', 'if (false) {'],
        ['!options._skipEffects &&', '', 2],
        ['|| prevRaf != options.requestAnimationFrame', ''],
        ['prevRaf = options.requestAnimationFrame;', ''],
      ],
    },
  },
];

/** @type {import('./library-cuts.mjs').LibraryEdits} */
export const PREACT = {
  library: 'preact',
  version: '11.2.0',
  cuts: CUTS,
  behaviour: {
    // Effects wait longer for the paint: after 35 ms they would run before it where a click takes that long.
    'hooks/src/index.js': [['const RAF_TIMEOUT = 35;', 'const RAF_TIMEOUT = 200;']],
  },
};
