/** Heights and style sheets: what is seen only where a page is laid out. @type {import('../../scripts/test/mutants/mutants.mjs').Mutant[]} */
export const layout = [
  {
    name: 'configurator: a layout shift, its room is too small',
    file: 'widgets/configurator/configurator.css',
    find: '  min-height: 480px;',
    put: '  min-height: 2480px;',
  },
  {
    name: 'a failed widget keeps its height',
    file: 'src/page/release-height.ts',
    find: "element.style.minHeight = '0';\n  // Other",
    put: '',
  },
  {
    name: 'late content moves what is in view',
    file: 'src/ui/parts/anchor-growth.ts',
    find: 'held = end < innerHeight * LOW && canScroll;',
    put: 'held = end < LOW - innerHeight * 9 && canScroll;',
  },
  {
    name: 'no room is held: the page moves',
    file: 'src/element/loader.ts',
    find: '    reserveHeight(element, name);\n',
    put: '    void reserveHeight;\n',
  },
  {
    name: 'a page painted after the script moves when the heights are known',
    file: 'src/element/loader.ts',
    find: "if (!isLit && !performance.getEntriesByType('paint')[0])",
    put: 'if (!isLit && performance.now() < 0)',
  },
  {
    name: 'phones get the room of desktops',
    file: 'src/element/reserve-css.ts',
    find: '@media(width<=600px){${heightRule(phone)}}',
    put: '',
  },
  {
    name: 'a parent that shrinks to fit leaves a widget no width',
    file: 'src/element/reserve-css.ts',
    find: ';word-spacing:160px',
    put: '',
  },
  {
    name: 'the heights of the snippet are never released',
    file: 'src/element/snippet-css.ts',
    find: 'to{min-height:0;',
    put: 'to{',
  },
  {
    name: 'every page loads the table of heights',
    file: 'src/element/loader.ts',
    find: "if (parseFloat(minHeight) > 0 || aspectRatio !== 'auto') return;",
    put: "if (parseFloat(minHeight) < 0 && aspectRatio !== 'auto') return;",
  },
];
