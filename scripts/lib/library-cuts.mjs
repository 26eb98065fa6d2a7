/**
 * What the build removes from libraries because nothing here uses it and no bundler sees that; FORBIDDEN keeps it out of
 * the sources. An edit makes a condition false or a parameter constant wherever that is enough, and the minifiers remove
 * the rest. Each cut saves 100 bytes at least of minified code. The edits quote the sources of one version: with another
 * one that is installed, the build applies none of a library's cuts (vite-library-cuts.mjs).
 */

import { PREACT } from './preact-cuts.mjs';

/**
 * @typedef {readonly [before: string, after: string, times?: number]} Edit `before` is in the file once, or as many times
 *   as said; comments and the kind of white space do not count, and an ellipsis stands for the shortest text that fits
 * @typedef {Record<string, Edit[]>} Edits by the path of the file in the library
 * @typedef {{ what: string, edits: Edits }} Cut what is removed, and why
 * @typedef {object} LibraryEdits
 * @property {string} library
 * @property {string} version of the files that the cuts quote
 * @property {Cut[]} cuts
 * @property {Edits} behaviour what is changed for its effect and not for its size, in every version that has the text
 */

/** @type {LibraryEdits[]} */
export const LIBRARY_EDITS = [
  PREACT,
  {
    library: '@nanostores/react',
    version: '1.1.0',
    cuts: [
      {
        what: 'stores by keys: a view that needs a part of one selects it (ui/hooks/use-store-selector)',
        edits: {
          'index.js': [
            ["import { listenKeys } from 'nanostores'", ''],
            ['keys?.length > 0 ? listenKeys(store, keys, emit(snapshotRef, onChange)) :', ''],
          ],
        },
      },
    ],
    behaviour: {},
  },
];

/** What sources may not use, since the build on preact has no code for it, or need not have. */
export const FORBIDDEN =
  /dangerouslySetInnerHTML|\bstyle=\{|\bdefault(?:Value|Checked|Props)\b|<Suspense|\bhydrate(?:Root)?\(|\bcreatePortal\(|component(?:Will|DidUpdate|DidMount)|getSnapshotBeforeUpdate|getDerivedStateFromProps|\bforceUpdate\b|\bthis\.setState\(|\bcontextType\b|\.Consumer\b|<foreignObject|<math\b|<template|xlink|\buseId\b|\bisValidElement\b|\buseStore\([^()]*\{\s*keys/;
