/** Bodies of scripts that act on an element, for WebKitLocator. They return what they found, or why they could not. */

export interface FilePayload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const READY = (states: string) => `
  const missing = await injected.checkElementStates(element, ${states}, true);
  if (missing) return { why: missing.missingState ? 'not ' + missing.missingState : missing };`;

/** Scrolls to the element if it is out of sight, and returns its middle, where nothing covers it. */
export const clickPoint = (force = false) => `
  ${force ? '' : READY("['visible', 'enabled', 'stable']")}
  const boxOf = () => [...element.getClientRects()].find(({ width, height }) => width * height > 0.9);
  const frames = (count) => new Promise((done) =>
    requestAnimationFrame(() => (count > 1 ? frames(count - 1).then(done) : done())));
  let why = 'no box';
  for (const block of [undefined, 'center', 'end', 'start']) {
    const isInView = ({ top, left, bottom, right }) =>
      top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    const before = boxOf();
    if (!before) return { why };
    if (block || !isInView(before)) {
      element.scrollIntoView({ block: block ?? 'center', inline: 'center', behavior: 'instant' });
      await frames(2);
    }
    const box = boxOf();
    if (!box) return { why };
    const middle = (from, to, end) => Math.round((Math.max(0, from) + Math.min(end, to)) / 2);
    const at = { x: middle(box.left, box.right, innerWidth), y: middle(box.top, box.bottom, innerHeight) };
    const hit = ${force} ? 'done' : injected.expectHitTarget(at, element);
    if (hit === 'done') return { found: at };
    why = 'covered by ' + hit.hitTargetDescription;
  }
  return { why };`;

/** Replaces the value of a field: as one input, which the engine makes itself. */
export const fillField = `
  ${READY("['visible', 'enabled', 'editable']")}
  const done = injected.fill(element, args[0]);
  if (done === 'needsinput') {
    if (args[0] === '') document.execCommand('delete');
    else document.execCommand('insertText', false, args[0]);
  }
  return { found: true };`;

export const setFiles = `
  const refused = injected.setInputFiles(injected.retarget(element, 'follow-label'), [args[0]]);
  return refused ? { why: refused } : { found: true };`;
