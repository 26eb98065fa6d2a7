import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { litStyles } from '#scripts/lib/vite-lit-styles.mjs';

const { handler, filter } = litStyles().transform as unknown as {
  handler(this: object, code: string, id: string): { code: string };
  filter: { id: RegExp; code: RegExp };
};
const transform = (code: string) => handler.call({ parse: parseAst }, code, 'Menu.ts').code;

it('styles in the code of an element are minified where they are', () => {
  expect(
    transform(`class A { static styles = css\`
    /* A comment. */
    :host([hidden]) {
      display: none;
    }
    ::slotted(a:hover) { color: var(--vt-accent, currentColor); }
  \`; other = html\`<p>  two </p>\`; }
  const more = css\`p { margin: 0px }\`;`),
  ).toBe(`class A { static styles = css\`:host([hidden]){display:none}::slotted(a:hover){color:var(--vt-accent,currentColor)}\`; other = html\`<p>  two </p>\`; }
  const more = css\`p{margin:0}\`;`);
});

it('what a template must not contain is escaped', () => {
  const [, written = ''] =
    /`(.*)`/s.exec(transform('const a = css`q::before { content: "\\\\201C" "$\\{" "\\`" }`')) ?? [];
  // The template as a browser reads it.
  expect(new Function(`return \`${written}\``)()).toBe(`q:before{content:"“" "$\{" "\`"}`);
});

it('styles with expressions stay as they are', () => {
  const code = `const a = css\`p { width: $\{width}px }\`;`;
  expect(transform(code)).toBe(code);
});

it('copies of a module for one file are minified too, packages are not', () => {
  expect(filter.id.test('/repo/src/element/notes.ts')).toBe(true);
  expect(filter.id.test('/repo/src/element/notes.ts?for=author')).toBe(true);
  expect(filter.id.test('/repo/node_modules/some/styles.ts')).toBe(false);
});
