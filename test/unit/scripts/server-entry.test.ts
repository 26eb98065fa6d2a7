import { expect, it } from 'vitest';
import { withoutLateImports } from '#scripts/build/server-entry.mjs';

const ELEMENT = '/x/widgets/a/element.ts';

it('has the view of a definition at once, and nothing else that loads later', () => {
  const code = `define({ guard: () => import('#features/x'), island: () => import('./View') });`;
  expect(withoutLateImports(code, ELEMENT)).toBe(
    `import * as late0 from "./View";\ndefine({ guard: () => new Promise(() => {}), island: () => late0 });`,
  );
});

it('keeps types and static imports', () => {
  const code = `import a from './a';\ntype B = typeof import('./b');\nconst c = (): B => import('./b');`;
  expect(withoutLateImports(code, '/x/src/c.ts')).toBe(
    `import a from './a';\ntype B = typeof import('./b');\nconst c = (): B => new Promise(() => {});`,
  );
});
