/** Starts other programs without leaving any of them running. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));

const windows = process.platform === 'win32';
/** Milliseconds that a program has to end after it was asked to. */
const GRACE = 5_000;

/**
 * @typedef {{ cwd?: string, env?: Record<string, string | undefined>, stdio?: import('node:child_process').StdioOptions }} LaunchOptions
 * @typedef {{ code: number, output: string, stdout: string, timedOut: boolean, seconds: number }} Outcome
 *   code is 0 only if the program ended by itself and successfully.
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
    // The negative id signals the whole group: a runner's workers and browsers end with it.
    if (windows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has already ended.
  }
}

/**
 * Ends a program and all its children; resolves when it has ended. Sends a signal first, because our scripts
 * end their own groups, and kills it after a delay.
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

/** For a script that only ends by being interrupted: the interruption is then not a failure. */
export function serve() {
  serving = true;
}

/** @returns {boolean} whether this script has received a signal to end */
export const isEnding = () => ending;

/** Installed with the first child, so that importing this file has no side effect. */
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
    // Processes left in its group would keep our pipes and ports open.
    signalGroup(child, 'SIGKILL');
    living.delete(child);
  };
  child.once('exit', forget);
  child.once('error', () => living.delete(child));
  return child;
}

/**
 * Runs a program to its end and captures its output. Never throws and never waits longer than `timeout` ms.
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
    // A grandchild in another group can keep the pipes open forever: 'close' is not reliable.
    child.once('exit', (code) => setTimeout(finish, 2_000, code ?? 1).unref());
  });
}

/**
 * The JavaScript file behind a package's command: run with this Node, it needs no shell on any system.
 * @param {string} packageName @param {string} [command]
 */
export function tool(packageName, command = basename(packageName)) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}
