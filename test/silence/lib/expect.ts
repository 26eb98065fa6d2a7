/** The part of Playwright's `expect` that main jobs use. */
import { type Finder, found, isShown } from './page';

const element = (finder: Finder) => finder.all().find(isShown);

/** What appears by itself, as the answer of a service that is asked again and again, takes longer than what is acted on. */
const LONGEST = 7000;

function checks(finder: Finder, isNot: boolean) {
  const until = (what: string, check: () => boolean, patience?: number) =>
    found(
      () => (check() === isNot ? undefined : true),
      `${finder.what} ${isNot ? 'not ' : ''}${what}`,
      patience,
    );
  return {
    toBeVisible: ({ timeout = 0 }: { timeout?: number } = {}) =>
      until('visible', () => finder.all().some(isShown), timeout ? Math.min(timeout, LONGEST) : undefined),
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
