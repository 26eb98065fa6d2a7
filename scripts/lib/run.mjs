/** Starting other programs without ever leaving one behind. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));

const windows = process.platform === 'win32';
/** How long a program may take to end by itself once it has been asked to, ms. */
const GRACE = 5_000;

/**
 * @typedef {{ cwd?: string, env?: Record<string, string | undefined>, stdio?: import('node:child_process').StdioOptions }} LaunchOptions
 * @typedef {{ code: number, output: string, stdout: string, timedOut: boolean, seconds: number }} Outcome
 *   code is 0 only when the program ended by itself and well.
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const living = new Set();
let guarded = false;
let ending = false;
let serving = false;

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function signalGroup(child, signal) {
  if (!child.pid) return;
  try {
    // The negative id reaches the whole group: a runner's workers and browsers go with the runner.
    if (windows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // Already gone.
  }
}

/**
 * Ends a program and all it started; resolves when it has gone. It is asked first, because a script of ours
 * has groups of its own to end, and forced after a moment.
 * @param {import('node:child_process').ChildProcess} child
 */
export async function stop(child) {
  if (!living.has(child)) return;
  const gone = new Promise((done) => child.once('exit', done));
  signalGroup(child, 'SIGTERM');
  const force = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE);
  await gone;
  clearTimeout(force);
}

/** For a script whose only end is to be interrupted: that is then no failure. */
export function serve() {
  serving = true;
}

/** @returns {boolean} whether a signal has told this script to end */
export const isEnding = () => ending;

/** Installed with the first child, so that importing this file changes nothing for the importer. */
function guard() {
  if (guarded) return;
  guarded = true;
  for (const [signal, number] of Object.entries({ SIGHUP: 1, SIGINT: 2, SIGTERM: 15 })) {
    process.on(signal, () => {
      ending = true;
      const code = serving ? 0 : 128 + number;
      Promise.all([...living].map(stop)).then(() => process.exit(code));
    });
  }
  process.on('exit', () => {
    for (const child of living) signalGroup(child, 'SIGTERM');
  });
}

/**
 * Starts a program in a process group of its own.
 * @param {string} command @param {string[]} args @param {LaunchOptions} [options]
 */
export function launch(command, args, { cwd = root, env, stdio = ['ignore', 'pipe', 'pipe'] } = {}) {
  guard();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio,
    detached: !windows,
    windowsHide: true,
  });
  living.add(child);
  const forget = () => {
    // What the program left in its group would hold our pipes open, and a port for the next run.
    signalGroup(child, 'SIGKILL');
    living.delete(child);
  };
  child.once('exit', forget);
  child.once('error', () => living.delete(child));
  return child;
}

/**
 * Runs a program to its end with its output captured. Never throws and never waits longer than `timeout` ms.
 * @param {string} command @param {string[]} args @param {LaunchOptions & { timeout?: number }} [options]
 * @returns {Promise<Outcome>}
 */
export function run(command, args, { timeout = 15 * 60_000, ...options } = {}) {
  const began = performance.now();
  return new Promise((done) => {
    const child = launch(command, args, options);
    let stdout = '';
    let output = '';
    let timedOut = false;
    let settled = false;
    const timer = setTimeout(() => {
      timedOut = true;
      output += `\nstopped: not done after ${Math.round(timeout / 1000)} s\n`;
      stop(child);
    }, timeout);
    /** @param {number} code */
    const finish = (code) => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      child.stdout?.destroy();
      child.stderr?.destroy();
      done({
        code: timedOut ? code || 1 : code,
        output,
        stdout,
        timedOut,
        seconds: (performance.now() - began) / 1000,
      });
    };
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      stdout += text;
      output += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.once('error', (error) => {
      output += `${error.message}\n`;
      finish(127);
    });
    child.once('close', (code) => finish(code ?? 1));
    // A grandchild in another group can keep the pipes open for ever: 'close' is not to be relied upon.
    child.once('exit', (code) => setTimeout(finish, 2_000, code ?? 1).unref());
  });
}

/**
 * The JavaScript file behind a package's command: started with this Node, it needs no shell on any system.
 * @param {string} packageName @param {string} [command]
 */
export function tool(packageName, command = basename(packageName)) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}
