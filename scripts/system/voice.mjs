/** Finds the speech synthesizer of the step `voice`, or installs Debian's package of it. */
import { installWithApt, onPath } from './apt.mjs';

const isThere = () => onPath('espeak-ng').length > 0;

/** @returns {Promise<{ isFound: boolean, note?: string }>} note: why it is not run */
export async function ensureVoice() {
  if (isThere() || ((await installWithApt('espeak-ng')) && isThere())) return { isFound: true };
  return { isFound: false, note: "NOT RUN: it needs Debian's espeak-ng" };
}
