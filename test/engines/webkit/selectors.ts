/** Playwright's selectors, as its own locators write them, and the script that finds them in a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import type { Locator } from '@playwright/test';

type Text = string | RegExp;
type RoleOptions = NonNullable<Parameters<Locator['getByRole']>[1]>;

const require = createRequire(import.meta.url);
const BUNDLE = 'playwright-core/lib/coreBundle';
const { escapeForAttributeSelector: attribute, escapeForTextSelector: text } = require(BUNDLE).iso as Record<
  'escapeForAttributeSelector' | 'escapeForTextSelector',
  (value: Text, exact: boolean) => string
>;

const SOURCE = /injectedScriptSource\.ts"\(\) \{\s+"use strict";\s+\w+ = ('(?:[^'\\\n]|\\.)*');/;

/**
 * The script with which Playwright finds, judges and fills elements in any engine. It is not exported; a second one
 * would find other elements than the tests do in Chromium.
 * @throws {Error} if this Playwright keeps it elsewhere
 */
function injectedSource(): string {
  const [, literal] = SOURCE.exec(readFileSync(require.resolve(BUNDLE), 'utf8')) ?? [];
  if (!literal) throw new Error(`${BUNDLE} holds no injected script: test/engines/webkit/selectors.ts`);
  return runInNewContext(literal);
}

const OPTIONS = {
  isUnderTest: false,
  sdkLanguage: 'javascript',
  frameSeq: 1,
  testIdAttributeName: 'data-testid',
  stableRafCount: 2,
  browserName: 'webkit',
  shouldPrependErrorPrefix: false,
  isUtilityWorld: false,
  customEngines: [],
};

/** Puts it into the page as `__injected`. */
export const INJECT = `{ const module = {}; ${injectedSource()};
  globalThis.__injected = new (module.exports.InjectedScript())(globalThis, ${JSON.stringify(OPTIONS)}); }`;

export const byText = (value: Text, exact = false) => `internal:text=${text(value, exact)}`;
export const byLabel = (value: Text, exact = false) => `internal:label=${text(value, exact)}`;
export const hasText = (value: Text) => `internal:has-text=${text(value, false)}`;

/** @throws {Error} for an option that no main job uses */
export function byRole(role: string, { name, exact = false, level, ...unknown }: RoleOptions): string {
  const [other] = Object.keys(unknown);
  if (other) throw new Error(`getByRole has no ${other} in WebKit: test/engines/webkit/selectors.ts`);
  return [
    `internal:role=${role}`,
    ...(level === undefined ? [] : [`[level=${level}]`]),
    ...(name === undefined ? [] : [`[name=${attribute(name, exact)}]`]),
  ].join('');
}
