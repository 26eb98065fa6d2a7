/**
 * Chunks that a new plan begins with, each with all that it imports; it may add to them. What a call, a store and a rule
 * need, and a visitor's first focus: for every widget that is in use. Refining a plan leaves them together.
 * @type {{ name: string, test: (path: string) => boolean }[]}
 */
export const begun = [
  {
    name: 'data',
    test: (path) =>
      /^(react-on-preact$|node_modules\/nanostores\/|src\/(ui\/hooks\/preact-hooks|stores\/|domain\/schemas\/|page\/settings\/(?!guest)|services\/http\/(?!retry|refusal|special|wire-names|generated)|ui\/first-use\/(?!blocked-forms)))/.test(
        path,
      ),
  },
];
