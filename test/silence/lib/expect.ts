/** The part of Playwright's `expect` that main jobs use. */
import { type Finder, found, isShown } from './page';

const element = (finder: Finder) => finder.all().find(isShown);

function checks(finder: Finder, isNot: boolean) {
  const until = (what: string, check: () => boolean) =>
    found(() => (check() === isNot ? undefined : true), `${finder.what} ${isNot ? 'not ' : ''}${what}`);
  return {
    toBeVisible: (_?: object) => until('visible', () => finder.all().some(isShown)),
    toBeFocused: () => until('focused', () => finder.all().includes(document.activeElement as Element)),
    toHaveValue: (value: string) =>
      until(`= ${value}`, () => (element(finder) as HTMLInputElement | undefined)?.value === value),
    toHaveClass: (name: RegExp, _?: object) =>
      until(`class ${name}`, () => name.test(element(finder)?.getAttribute('class') ?? '')),
    toHaveAttribute: (name: string, value: string, _?: object) =>
      until(`${name}=${value}`, () => element(finder)?.getAttribute(name) === value),
  };
}

export const expect = (finder: Finder) => ({ ...checks(finder, false), not: checks(finder, true) });
