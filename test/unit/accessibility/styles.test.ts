import { readdirSync, readFileSync } from 'node:fs';
import postcss, { type Declaration, type Rule } from 'postcss';
import { describe, expect, it } from 'vitest';

const files = ['src', 'widgets'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name.replaceAll('\\', '/')}`,
  ),
);
const styles = files
  .filter((path) => path.endsWith('.css') && !path.startsWith('src/cms/'))
  .map((path) => [path, postcss.parse(readFileSync(path, 'utf8'))] as const);
const sources = files
  .filter((path) => /\.tsx?$/.test(path) && !/\/generated\/|^src\/(cli|cms)\//.test(path))
  .map((path) => [path, readFileSync(path, 'utf8')] as const);

/** The rules with a selector and a declaration of these kinds, as "path selector". */
const rulesWith = (selector: RegExp, isOf: (declaration: Declaration) => boolean): string[] =>
  styles.flatMap(([path, root]) => {
    const found: string[] = [];
    root.walkRules((rule: Rule) => {
      const has = rule.nodes.some((node) => node.type === 'decl' && isOf(node));
      if (selector.test(rule.selector) && has) found.push(`${path} ${rule.selector}`);
    });
    return found;
  });
const filesWith = (pattern: RegExp) => sources.filter(([, text]) => pattern.test(text)).map(([path]) => path);

describe('the styles', () => {
  it('ask for no orientation, and nothing locks it (1.3.4)', () => {
    const asked = styles.filter(([, root]) => /\(\s*orientation/.test(root.toString()));
    expect(asked.map(([path]) => path)).toEqual([]);
    expect(filesWith(/orientation\.lock|matchMedia\([^)]*orientation/)).toEqual([]);
  });
  it('show nothing by hovering but names on the map and the mark of a column that sorts (1.4.13)', () => {
    const shows = ({ prop }: Declaration) =>
      /^(display|visibility|opacity|clip-path|height|content-visibility)$/.test(prop);
    expect(rulesWith(/:hover/, shows)).toEqual([
      'src/ui/table/admin-table.css .sort-button:is(:hover, :focus-visible) svg',
      'widgets/dealer-finder/deferred/map/map.css .marker:not(.active):is(.dismissed, :not(:hover, :focus-visible)) .name',
    ]);
  });
  it('take the ring of the focus from no control (2.4.7)', () => {
    const takes = ({ prop, value }: Declaration) =>
      /^outline(-style)?$/.test(prop) && /^(none|0)$/.test(value);
    const control =
      /(^|[\s>+~,(])(a|button|input|select|textarea|summary)(?![\w-])|\.(button|input|link|tab)(?![\w-])/;
    const bare = rulesWith(/./, takes).filter((rule) => {
      const selector = rule.slice(rule.indexOf(' ') + 1);
      return !/:focus/.test(selector) || (control.test(selector) && !/:not\(:focus-visible\)/.test(selector));
    });
    expect(bare).toEqual([]);
  });
});

describe('the widgets', () => {
  it('have no recordings, and play no sound (1.2, 1.4.2)', () => {
    expect(filesWith(/<audio\b|\bnew Audio\(|AudioContext|speechSynthesis/)).toEqual([]);
    // The visitor's own camera, without its sound.
    expect(filesWith(/<video\b/)).toEqual(['src/ui/parts/CameraFrame.tsx']);
    expect(filesWith(/<video\b[^>]*\bmuted\b/)).toEqual(['src/ui/parts/CameraFrame.tsx']);
  });
  it('ask nobody to solve a puzzle (3.3.8)', () => {
    expect(filesWith(/captcha/i)).toEqual([]);
  });
});
