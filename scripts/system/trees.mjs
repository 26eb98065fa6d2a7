/** Finds what the step `trees` needs on this machine, or installs Debian's packages of it. */
import { installWithApt, onPath, runs } from './apt.mjs';
import { ensureEngines } from './engines.mjs';

/** A Chromium with windows: the headless one has no tree on the desktop. */
const CHROMIUM = '/usr/bin/chromium';
const PACKAGES = [
  ...['chromium', 'xvfb', 'dbus', 'at-spi2-core', 'libglib2.0-bin', 'openbox'],
  ...['python3-gi', 'gir1.2-atspi-2.0'],
];
const COMMANDS = ['chromium', 'Xvfb', 'dbus-run-session', 'gdbus', 'openbox'];
const LIBRARY = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi";

const isThere = async () =>
  COMMANDS.every((name) => onPath(name).length > 0) && runs('/usr/bin/python3', ['-c', LIBRARY]);

/**
 * The browsers whose trees the desktop reads, installed if possible. Needs the packages (setup.mjs).
 * @returns {Promise<{ isFound: boolean, note?: string }>} note: why it is not run
 */
export async function ensureTrees() {
  const note = `NOT RUN: it needs Firefox and Debian's ${PACKAGES.join(', ')}`;
  const { found } = await ensureEngines();
  if (!found.includes('firefox')) return { isFound: false, note };
  if (!(await isThere())) await installWithApt(...PACKAGES);
  if (!(await isThere())) return { isFound: false, note };
  // The tests' fixtures read it there.
  process.env.VITRINE_CHROMIUM_WITH_WINDOW = CHROMIUM;
  return { isFound: true };
}
