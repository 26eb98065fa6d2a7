/** A plugin that removes parts of libraries which nothing here uses and a bundler cannot see as unused. */

/** @typedef {import('vite').Plugin} Plugin */
/** @typedef {readonly (readonly [part: RegExp | string, replacement: string])[]} Cuts */

/**
 * Parts of preact for hydration, suspension, portals, legacy lifecycles, inline styles and HTML as text. FORBIDDEN keeps them out
 * of the sources.
 * @type {Cuts}
 */
const PREACT = [
  // Hydration of markup that a server rendered, and resuming it after a suspension.
  [/128&\w\.__u&&\(.*?\|\|\w\),/, ''],
  [
    /if\((\w\.length=\w,\w\.__v=null),\w\|\|\w\)if\(\w&&\w\.then\)\{.*?\}else \w&&\w\.some\(\w\);else (\w\.__e=\w\.__e;\w\.__k\|\|\(\w\.__k=\w\.__k\|\|\[\]\)),\w&&\w\.then\|\|/,
    '$1,$2,',
  ],
  [/!\w&&\(\w=\w\.__c\)&&\(\w=\w\.__z\)&&\(.*?\),(?=\w\|\|\w\(\w\.__e\))/, ''],
  [/,\w\)for\((\w)=0;\1<\w\.length;\1\+\+\)if\(.*?\{.*?;break\}(?=if\(!\w\)\{)/, ');'],
  [/,\w&&\(\w\.__m&&\w\.__m\(\w,\w\),\w=!1\),\w=null\}/, '}'],
  [/,!\w&&\w\)for\([\w$]=\{\},\w=0;.*?\.value;(?=for\()/, ');'],
  // Portals.
  [/\|\|\w\.props\.__P\?null:/, '?null:'],
  [/&&!\w\.props\.__P(?=\)return)/, ''],
  [/if\(\w\.props\.__P\)return \w;/, ''],
  [/(?<=,)\w\.__P&&\(\w=\w,\w=\(\w=\w\.__P\)\.namespaceURI.*?,0\):null\),/, ''],
  [/(?<=,)\w\.__P&&\(\w\.__e=null,\w=\w\),/, ''],
  [/("function"!=typeof \w\.type\|\|\w)&&!\w\.props\.__P\)/, '$1)'],
  // HTML as text.
  [/"dangerouslySetInnerHTML"==\w\?\w=\w:(?="children"==\w\|\|)/, ''],
  [/"dangerouslySetInnerHTML"==\w\?\w=\w:/, ''],
  [/\w\?\(\w\|\|\w&&\(\w\.__html==.*?,\w\.__k=\[\]\):\(\w&&\(\w\.textContent=""\),/, '('],
  // MathML.
  [/"math"==\w\?\w="http:\/\/www\.w3\.org\/1998\/Math\/MathML":/, ''],
  [/\|\|"http:\/\/www\.w3\.org\/1998\/Math\/MathML"==\w&&\w\.test\(\w\)/, ''],
  // Inline styles.
  [/if\("style"==\w\)if\("string"==.*?\}else if\((?="o"==)/, 'if('],
  // Lifecycles of class components.
  [
    /\w!==\w&&\w&&!\w\.getDerivedStateFromProps&&\w\.componentWillReceiveProps&&\w\.componentWillReceiveProps\(\w,\w\),/,
    '',
  ],
  [
    /(\w)\.componentWillUpdate&&.*?\1\.componentDidUpdate\(\w,\w,\w\)\}\)\}else .*?\.push\(\1\.componentDidMount\);/,
    '}',
  ],
  [/\w&&\w\.__c&&\w\.getSnapshotBeforeUpdate&&\(.*?\)\),/, ''],
  [
    'C&&(d.__s||(d.__s=d.state),V.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=_({},d.__s)),_(d.__s,V.getDerivedStateFromProps(M,d.__s)))),k=d.props,b=d.state,',
    'C&&(d.__s||(d.__s=d.state)),',
  ],
  [
    '"function"==typeof n&&(n=n(_({},r),this.props)),n&&(_(r,n),this.__v&&(t&&this.__k.push(t),L(this)))}',
    '_(r,n),this.__v&&L(this)}',
  ],
  [',x.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),L(this))}', ''],
  // Consumers and class components of a context.
  ['j=(s=V.contextType)&&i[s.__c],L=s?j?j.props.value:s.__:i,', 'L=i,'],
  [',j&&j.sub(d)', ''],
  ['(t.Consumer=function(n,t){return n.children(t)}).contextType=t,t', 't'],
  // What is left of hydration: its flags, and the children that the server rendered.
  ['32&u.__u?[i]:null,f,i||S(u),32&u.__u,o)', 'null,f,i||S(u),0,o)'],
  ['n.__&&n.__(t,r),9==r.nodeType&&(r=r.documentElement),i=(u=t&&32&t.__u)?null:r.__k,', 'i=r.__k,'],
  [
    'i?null:r.firstChild?d.call(r.childNodes):null,f,i?i.__e:r.firstChild,u,o)',
    'null,f,i?i.__e:r.firstChild,0,o)',
  ],
  [',p&&p.some(g)', ''],
  [
    'if(a="template"==C&&t.content||t,o="textarea"==C&&null!=x.defaultValue?null:o&&d.call(a.childNodes));',
    'a=t;',
  ],
  ['o?o[0]:u.__k&&S(u,0),l,c),o&&o.some(g)', 'u.__k&&S(u,0),l,c)'],
  ['l&&"function"!=typeof k||', ''],
  ['l&&"textarea"!=C||(s="value"', '(s="value"'],
  ['l&&t.data==x||', ''],
  ['"value"==s&&"defaultValue"in x||"checked"==s&&"defaultChecked"in x||', ''],
  // Comments in a view, which only a server writes.
  [
    /for\((t&&!t\.parentNode&&\(t=S\(n\)\)&&!t\.parentNode&&\(t=null\),o=n\.__e),e=t;.*?for\(o!=e&&(\(.*?\)),t=o;.*?return t\}/,
    'return $1,o!=t&&$2,o&&o.nextSibling}',
  ],
  // Other documents, customized built-in elements, HTML within SVG, attributes with a namespace, boxed texts.
  [
    'if(M=a.ownerDocument||document,!C)return M.createTextNode(x);t=M.createElementNS(f,C,x.is?x:a)',
    'if(!C)return document.createTextNode(x);t=document.createElementNS(f,C)',
  ],
  ['("foreignObject"==C)&&(f="http://www.w3.org/1999/xhtml"),', ''],
  ['==i)t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(', '!=i&&'],
  ['||o.constructor===String?', '?'],
  // What others add to every element and event: preact/compat and tools.
  ['return!o&&n.vnode&&n.vnode(e),e', 'return e'],
  ['n.vnode&&n.vnode(r),', ''],
  ['n.event?n.event(r):r', 'r'],
  // Renders that the page schedules.
  ['&&i==n.debounceRendering||((i=n.debounceRendering)||queueMicrotask)(H)', '||queueMicrotask(H)'],
  ['(i||queueMicrotask)(H)', 'queueMicrotask(H)'],
];

/**
 * Parts of its hooks for tools that watch them, for identifiers across a server, and for pages without frames. Effects
 * wait longer for the paint: after 35 ms they would run before it where a click takes that long.
 * @type {Cuts}
 */
const HOOKS = [
  [',v=a.__b,l=a.__r,m=a.diffed,h=a.__c,s=a.unmount,p=a.__;', ';'],
  ['r=null,v&&v(n)}', 'r=null}'],
  ['a.__=function(n,t){n&&t.__k&&t.__k.__m&&(n.__m=t.__k.__m),p&&p(n,t)},', ''],
  ['l&&l(n),', ''],
  ['m&&m(n);', ''],
  [',h&&h(n,t)', ''],
  ['s&&s(n);', ''],
  ['a.__h&&a.__h(r,n,f||t),f=0;', ''],
  ['return f=1,', 'return '],
  ['return f=5,', 'return '],
  ['return f=8,', 'return '],
  ['!a.__s&&E(i.__H,u)&&(i.__P=!0', 'E(i.__H,u)&&(i.__P=!0'],
  ['!a.__s&&E(i.__H,u)&&(i.__P=!1', 'E(i.__H,u)&&(i.__P=!1'],
  ['var k="function"==typeof requestAnimationFrame;', ''],
  // A class component has no hooks.
  ['var c=r.shouldComponentUpdate;', ''],
  [/if\((u\.__\.some\(function\(n\)\{n\.__N&&[^}]*\}\)),c\)\{var e=c\.call\(.*?\}/, '$1;'],
  ['u=setTimeout(r,35)', 'u=setTimeout(r,200)'],
  ['k&&cancelAnimationFrame', 'cancelAnimationFrame'],
  ['k&&(t=requestAnimationFrame(r))', 't=requestAnimationFrame(r)'],
  ['1!=n&&i==a.requestAnimationFrame||((i=a.requestAnimationFrame)||z)(g)', '1==n&&z(g)'],
];

/** Parts of its JSX for tools. @type {Cuts} */
const JSX = [['return(a||i)&&(s.__source=a,s.__self=i),r.vnode&&r.vnode(s),s', 'return s']];

/** @nanostores/react for whole stores; a view that needs a part of one selects it (ui/hooks/use-store-selector). @type {Cuts} */
const STORES = [
  [/import \{ listenKeys \} from 'nanostores'/, ''],
  [/keys\?\.length > 0\s*\? listenKeys\(.*?\)\)\s*: /s, ''],
];

/** The tables by the end of a module's path. @type {readonly (readonly [string, Cuts])[]} */
const TABLES = [
  ['/preact/dist/preact.mjs', PREACT],
  ['/preact/hooks/dist/hooks.mjs', HOOKS],
  ['/preact/jsx-runtime/dist/jsxRuntime.mjs', JSX],
  ['/@nanostores/react/index.js', STORES],
];

/** What sources may not use, since the build on preact has no code for it. */
export const FORBIDDEN =
  /dangerouslySetInnerHTML|\bstyle=\{|\bdefault(?:Value|Checked|Props)\b|<Suspense|\bhydrate(?:Root)?\(|\bcreatePortal\(|component(?:Will|DidUpdate|DidMount)|getSnapshotBeforeUpdate|getDerivedStateFromProps|\bforceUpdate\b|\bcontextType\b|\.Consumer\b|<foreignObject|<template|xlink|\buseId\b|\bisValidElement\b|\buseStore\([^()]*\{\s*keys/;

/**
 * Removes the parts. Fails if a library has changed so that a part is not found.
 * @returns {Plugin}
 */
export const withoutUnusedParts = () => ({
  name: 'vitrine:without-unused-parts',
  transform: {
    filter: { id: /\/(preact\/([\w-]+\/)?dist\/\w+\.mjs|@nanostores\/react\/index\.js)$/ },
    handler(code, id) {
      const cuts = TABLES.find(([end]) => id.endsWith(end))?.[1] ?? [];
      let left = code;
      for (const [pattern, replacement] of cuts) {
        const cut = left.replace(pattern, replacement);
        if (cut === left) this.error(`${id} has no ${pattern} any more`);
        left = cut;
      }
      return { code: left, map: null };
    },
  },
});
