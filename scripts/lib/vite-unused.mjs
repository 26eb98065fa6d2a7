/** A plugin that removes parts of libraries which nothing here uses and a bundler cannot see as unused. */

/** @typedef {import('vite').Plugin} Plugin */
/** @typedef {readonly (readonly [pattern: RegExp, replacement: string])[]} Cuts */

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
];

/**
 * Parts of preact/compat: lifecycles and pooled events of React 16, inline styles, initial values of uncontrolled
 * fields, default props; of the camel-cased attributes of SVG only those of fill and stroke stay.
 * @type {Cuts}
 */
const COMPAT = [
  [/,\["componentWillMount",.*?\}\)\}\);/, ';'],
  [/(\w)\.persist=function\(\)\{\},.*?(?=\1\.nativeEvent=)/, ''],
  [/=\/\^\(\?:accent\|.*?\)\[A-Z\]\//, '=/^(?:fill|stroke)[A-Z]/'],
  [/if\("style"==\w&&.*?"px"\)\}else if\("defaultValue"==.*?else if\((?="download"==)/, 'if('],
  [/"value"==\w&&"defaultValue"in \w&&null==\w\|\|\w&&"children"==\w&&"noscript"==\w\|\|/, ''],
  [/if\("select"==\w\)\{.*?\}\)\)\}/, ''],
  [/,\w\.type\.defaultProps\)\)\{.*?\w\.props=\w\}(?=\w\.ref)/, '));'],
];

/** @nanostores/react for whole stores; a view that needs a part of one selects it (ui/hooks/use-store-selector). @type {Cuts} */
const STORES = [
  [/import \{ listenKeys \} from 'nanostores'/, ''],
  [/keys\?\.length > 0\s*\? listenKeys\(.*?\)\)\s*: /s, ''],
];

/** The tables by the end of a module's path. @type {readonly (readonly [string, Cuts])[]} */
const TABLES = [
  ['/preact/dist/preact.mjs', PREACT],
  ['/preact/compat/dist/compat.mjs', COMPAT],
  ['/@nanostores/react/index.js', STORES],
];

/** What sources may not use, since the build on preact has no code for it. */
export const FORBIDDEN =
  /dangerouslySetInnerHTML|\bstyle=\{|\bdefault(?:Value|Checked|Props)\b|<Suspense|\bhydrate(?:Root)?\(|\bcreatePortal\(|component(?:Will|DidUpdate|DidMount)|getSnapshotBeforeUpdate|\buseStore\([^()]*\{\s*keys/;

/**
 * Removes the parts. Fails if a library has changed so that a part is not found.
 * @returns {Plugin}
 */
export const withoutUnusedParts = () => ({
  name: 'vitrine:without-unused-parts',
  transform: {
    filter: { id: /\/(preact\/(compat\/)?dist\/\w+\.mjs|@nanostores\/react\/index\.js)$/ },
    handler(code, id) {
      const cuts = TABLES.find(([end]) => id.endsWith(end))?.[1] ?? [];
      let left = code;
      for (const [pattern, replacement] of cuts) {
        if (!pattern.test(left)) this.error(`${id} has no ${pattern} any more`);
        left = left.replace(pattern, replacement);
      }
      return { code: left, map: null };
    },
  },
});
