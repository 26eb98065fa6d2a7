import { describe, expect, it } from 'vitest';
import {
  attributeOf,
  declaredHeights,
  fits,
  isFilled,
  markupOf,
  reserveText,
  TOLERANCE,
} from '#scripts/scaffold/reserve.mjs';

describe('what element.ts holds free, beside what was measured', () => {
  it('reads the heights by width; a tablet has those of wider windows where it names none', () => {
    expect(declaredHeights([340, 240])).toEqual([340, 240, 240]);
    expect(declaredHeights([1132, 614, 760])).toEqual([1132, 760, 614]);
    expect(declaredHeights('4/3')).toBeUndefined();
    expect(declaredHeights([0, 0])).toBeUndefined();
  });

  it('fits within the tolerance at every width', () => {
    expect(fits([340, 240, 240], [340 + TOLERANCE, 240, 240 - TOLERANCE])).toBe(true);
    expect(fits([340, 240, 240], [340, 240 + TOLERANCE + 1, 240])).toBe(false);
  });

  it.each([
    ['the first view', [340, 240, 240], true],
    ['the answers', [400, 300, 300], true],
    ['between them', [360, 250, 290], true],
    ['less than the first view on a phone', [320, 240, 240], false],
    ['more than the answers on a desktop', [340, 240, 320], false],
  ] as const)('is filled by what is shown: %s', (_, declared, filled) => {
    expect(isFilled(declared, [340, 240, 240], [400, 300, 300])).toBe(filled);
    // Answers that take less than the first view: it is what moves.
    expect(isFilled([340, 240, 240], [340, 240, 240], [100, 100, 100])).toBe(true);
  });

  it('writes a third height only where tablets need another', () => {
    expect(reserveText([340, 242, 240])).toBe('[340, 240]');
    expect(reserveText([1082, 719, 613])).toBe('[1082, 613, 719]');
  });

  it('writes the widget in its usual size, and in another', () => {
    const job = '<vt-a model="pulse" view="full" flag><a href="/">x</a></vt-a>';
    expect(markupOf(job, undefined, ['view'])).toBe('<vt-a load="eager" model="pulse" flag></vt-a>');
    expect(markupOf(job, ['view', 'small'], ['view'])).toBe(
      '<vt-a load="eager" model="pulse" flag view="small"></vt-a>',
    );
    expect(markupOf('<vt-a></vt-a>')).toBe('<vt-a load="eager"></vt-a>');
  });

  it('finds a value for a size', () => {
    expect(attributeOf('layout=modal')).toEqual(['layout', 'modal']);
    const attributes = [{ name: 'persons', values: ['physical', 'legal'] }];
    expect(attributeOf('persons^=legal', attributes)).toEqual(['persons', 'legal physical']);
  });
});
