/** What the screen reader has said in the step `heard`, as Storybook's page "Heard" shows it. */

/**
 * @typedef {{ name: string, said: string[] }} Step name: its number in the main job, from 1
 * @typedef {{ tag: string, date: string, steps: Step[] }} Heard date: of the run, as 2026-11-27
 * @typedef {{ reader: string, browser: string, widgets: Heard[] }} HeardRun
 */

/** Where the page reads them. */
export const HEARD = 'stories/accessibility/heard.generated.json';

/** Between two things that are said one after the other. */
const PAUSE = ' ‖ ';

/**
 * Reads a transcript of the step: a line for each act of the main job, its number before what was said.
 * @param {string} text @returns {Step[]}
 */
export const stepsOf = (text) =>
  [...text.matchAll(/^(\d+):(.*)$/gm)].map(([, name = '', said = '']) => ({
    name,
    said: said
      .split(PAUSE.trim())
      .map((each) => each.trim())
      .filter(Boolean),
  }));

/**
 * Replaces what was heard of some widgets; that of the others stays, unless they are no more.
 * @param {readonly Heard[]} kept @param {readonly Heard[]} heard @param {readonly string[]} tags of all widgets
 * @returns {Heard[]} by tag
 */
export function mergeHeard(kept, heard, tags) {
  const all = new Map([...kept, ...heard].map((each) => [each.tag, each]));
  return [...tags].sort().flatMap((tag) => all.get(tag) ?? []);
}
