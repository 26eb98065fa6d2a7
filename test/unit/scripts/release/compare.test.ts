import { describe, expect, it } from 'vitest';
import {
  changesBetween,
  judgedVersion,
  stepBetween,
  stepOf,
  textOf,
  versionProblems,
} from '#scripts/release/compare.mjs';
import type { Named, Surface } from '#scripts/release/surface.mjs';

const tag: Named = { kind: 'tag', name: '<vt-form>' };
const of = '<vt-form>';
const heading: Named = { kind: 'attribute', name: 'heading', of };
const tone: Named = { kind: 'attribute', name: 'tone', of, usual: 'calm' };
const calm: Named = { kind: 'word', name: 'calm', of: 'tone of <vt-form>' };
const sent: Named = { kind: 'event', name: 'vt-sent', of, type: '{ id: string }' };
const call: Named = { kind: 'call', name: 'LEA-01' };
const mode: Named = { kind: 'metadata', name: 'vitrine:mode' };
const ALL = [tag, heading, tone, calm, sent, call, mode];

const surface = (names: Named[], bytes: Record<string, number> = {}): Surface => ({
  version: '1.0.0',
  names,
  bytes,
});
const without = (...gone: Named[]) => ALL.filter((one) => !gone.includes(one));
const changes = (before: Named[], after: Named[]) => changesBetween(surface(before), surface(after));
const names = (list: readonly Named[]) => list.map(textOf);

describe('what a release changes', () => {
  it.each<[what: string, before: Named[], after: Named[], added: string[], removed: string[]]>([
    ['nothing', ALL, ALL, [], []],
    ['an attribute, for all its words', without(tone, calm), ALL, ['attribute `tone` of `<vt-form>`'], []],
    ['a word', without(calm), ALL, ['word `calm` of `tone of <vt-form>`'], []],
    ['a tag, for all that it has', [call, mode], ALL, ['tag `<vt-form>`'], []],
    ['a removed tag', ALL, [call, mode], [], ['tag `<vt-form>`']],
    ['a removed event', ALL, without(sent), [], ['event `vt-sent` of `<vt-form>`']],
    ['a call', without(call), [...without(call), call, { kind: 'call', name: 'LEA-02' }], [], []],
    [
      'a renamed attribute',
      ALL,
      [...without(heading), { ...heading, name: 'title' }],
      ['attribute `title` of `<vt-form>`'],
      ['attribute `heading` of `<vt-form>`'],
    ],
  ])('names %s', (_, before, after, added, removed) => {
    const found = changes(before, after);
    expect([names(found.added), names(found.removed)]).toEqual([added, removed]);
  });

  it('has what is deprecated now and was not', () => {
    const old: Named = { ...tone, deprecated: 'Since 0.9.0.' };
    const now: Named = { ...heading, deprecated: 'Since 1.1.0; use title.' };
    expect(changes([tag, heading, old], [tag, now, old]).deprecated).toEqual([now]);
  });

  it('has other defaults and payloads', () => {
    const loud = { ...tone, usual: 'loud' };
    const more = { ...sent, type: '{ id: string; at: string }' };
    expect(changes(ALL, [...without(tone, sent), loud, more])).toMatchObject({
      defaults: [[tone, loud]],
      payloads: [[sent, more]],
      added: [],
      removed: [],
    });
  });

  it('compares no metadata and no calls with a release that was read without them', () => {
    const found = changes(without(call, mode), ALL);
    expect(found).toMatchObject({ added: [], unknown: ['call', 'metadata'] });
  });

  it.each([
    [1000, 1010, false],
    [1000, 1011, true],
    [1000, 990, false],
    [1000, 989, true],
  ])('tells bytes that change by more than 1 %%: %i to %i', (before, after, isTold) => {
    const found = changesBetween(surface([], { loader: before }), surface([], { loader: after, more: 1 }));
    expect(found.bytes).toEqual(isTold ? [['loader', before, after]] : []);
  });
});

describe('the version of a release', () => {
  it.each([
    ['nothing', ALL, ALL, 'patch'],
    ['something new', without(sent), ALL, 'minor'],
    ['a deprecation', ALL, [...without(heading), { ...heading, deprecated: 'Since 1.1.0.' }], 'minor'],
    ['another payload', ALL, [...without(sent), { ...sent, type: 'null' }], 'minor'],
    ['a call less', ALL, without(call), 'minor'],
    ['an attribute less', ALL, without(heading), 'major'],
    ['another default', ALL, [...without(tone), { ...tone, usual: 'loud' }], 'major'],
  ] as [string, Named[], Named[], string][])('for %s', (_, before, after, step) => {
    expect(stepOf(changes(before, after))).toBe(step);
  });

  it.each([
    ['1.2.3', '1.2.4', 'patch'],
    ['1.2.3', '1.3.0', 'minor'],
    ['1.2.3', '2.0.0', 'major'],
    ['0.9.0', '1.0.0', 'major'],
  ])('from %s to %s', (before, after, step) => {
    expect(stepBetween(before, after)).toBe(step);
  });

  const isGone = /^attribute `heading` of `<vt-form>` is gone: only a major release removes\.$/;
  const noNotice = /^attribute `heading` of `<vt-form>` is gone without notice: \S+ does not say that/;
  const noticed = [...without(heading), { ...heading, deprecated: 'Since 0.9.0.' }];
  it.each<[what: string, before: string, after: string, old: Named[], now: Named[], problem: RegExp | null]>([
    ['nothing in a patch', '1.0.0', '1.0.1', ALL, ALL, null],
    ['news in a minor', '1.0.0', '1.1.0', without(sent), ALL, null],
    ['news in a patch', '1.0.0', '1.0.1', without(sent), ALL, /^1\.0\.1 is a patch .* a minor one\.$/],
    ['a removal in a patch', '1.0.0', '1.0.1', ALL, without(heading), isGone],
    ['a removal in a minor', '1.0.0', '1.1.0', ALL, without(heading), isGone],
    ['an announced removal in a minor', '1.0.0', '1.1.0', noticed, without(heading), isGone],
    ['an announced removal in a major', '1.0.0', '2.0.0', noticed, without(heading), null],
    ['a removal in a major without notice', '1.0.0', '2.0.0', ALL, without(heading), noNotice],
    ['a removal before 1.0.0 without notice', '0.1.0', '0.2.0', ALL, without(heading), noNotice],
    ['an announced removal before 1.0.0', '0.1.0', '0.2.0', noticed, without(heading), null],
    ['a removal in a patch before 1.0.0', '0.1.0', '0.1.1', noticed, without(heading), isGone],
    ['a call less in a minor', '1.0.0', '1.1.0', ALL, without(call), null],
    [
      'another default in a minor',
      '1.0.0',
      '1.1.0',
      ALL,
      [...without(tone), { ...tone, usual: 'loud' }],
      /^attribute `tone` of `<vt-form>` is loud by default instead of calm: only a major/,
    ],
  ])('with %s', (_, before, after, old, now, problem) => {
    const problems = versionProblems(changes(old, now), before, after);
    expect(problems).toEqual(problem ? [expect.stringMatching(problem)] : []);
  });

  it('is a later one', () => {
    expect(() => versionProblems(changes(ALL, ALL), '1.0.0', '1.0.0')).toThrow(
      '1.0.0 is not later than 1.0.0',
    );
  });

  it('is the next minor one until it is set', () => {
    expect(judgedVersion('1.2.3', '1.2.3')).toBe('1.3.0');
    expect(judgedVersion('1.2.3', '2.0.0')).toBe('2.0.0');
  });
});
