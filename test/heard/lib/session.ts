import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

/** Something that the screen reader has said. */
export interface Utterance {
  /** Seconds since 1970. */
  at: number;
  text: string;
  /** Whether what was being said before is cut off. */
  interrupts: boolean;
}

/** Commands of the session, on its bus: the bus of accessibility is told that there is a screen reader before any program starts. */
const COMMANDS = `
for name in IsEnabled ScreenReaderEnabled; do
  gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus --method org.freedesktop.DBus.Properties.Set org.a11y.Status "$name" '<true>' > /dev/null
done
openbox &
/usr/bin/python3 "$ORCA_SETTINGS/start.py" "$ORCA_SETTINGS" &
echo "$DBUS_SESSION_BUS_ADDRESS" > "$SESSION_BUS"
wait
`;

/** Seconds in which it has started on a busy machine, or does not. */
const STARTS_WITHIN = 60;

/**
 * A desktop session without a screen: an X server, a bus, a window manager and Orca, which says everything to a file. Each has its
 * own, so that several run side by side.
 */
export class ScreenReaderSession {
  readonly #folder = mkdtempSync(join(tmpdir(), 'vitrine-heard-'));
  readonly #said = join(this.#folder, 'said.jsonl');
  readonly #processes: ChildProcess[] = [];
  /** Of a browser that it hears. */
  readonly env: Record<string, string>;

  constructor() {
    const folders = Object.fromEntries(
      ['XDG_RUNTIME_DIR', 'XDG_CONFIG_HOME', 'XDG_CACHE_HOME', 'XDG_DATA_HOME'].map((name) => [
        name,
        join(this.#folder, name.toLowerCase()),
      ]),
    );
    for (const folder of Object.values(folders)) mkdirSync(folder, { mode: 0o700 });
    this.env = {
      ...(process.env as Record<string, string>),
      ...folders,
      LANG: 'pt_BR.UTF-8',
      LC_ALL: 'pt_BR.UTF-8',
      LANGUAGE: 'pt_BR:pt',
      XDG_SESSION_TYPE: 'x11',
      GNOME_ACCESSIBILITY: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    };
  }

  /** @throws {Error} if the screen reader does not start; its output is in the message */
  async start(): Promise<void> {
    this.env.DISPLAY = `:${await this.#startDisplay()}`;
    const settings = join(this.#folder, 'orca');
    cpSync(join(import.meta.dirname, '../orca'), settings, { recursive: true });
    const bus = join(this.#folder, 'bus');
    const env = { ...this.env, ORCA_SAID: this.#said, ORCA_SETTINGS: settings, SESSION_BUS: bus };
    this.#run('dbus-run-session', ['--', 'sh', '-c', COMMANDS], env);
    for (let turn = 0; !this.#isReady(); turn++) {
      if (turn > STARTS_WITHIN * 4) throw new Error(`Orca did not start:\n${this.#output()}`);
      await delay(250);
    }
    this.env.DBUS_SESSION_BUS_ADDRESS = readFileSync(bus, 'utf8').trim();
  }

  async stop(): Promise<void> {
    for (const each of this.#processes.reverse()) {
      if (each.exitCode !== null || !each.pid) continue;
      const ended = once(each, 'exit');
      process.kill(-each.pid, 'SIGKILL');
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Returns what was said after the first ones. */
  said(after = 0): Utterance[] {
    if (!existsSync(this.#said)) return [];
    return readFileSync(this.#said, 'utf8')
      .split('\n')
      .flatMap((line) => (line.includes('"text"') ? (JSON.parse(line) as Utterance) : []))
      .slice(after);
  }

  #isReady = () => existsSync(this.#said) && readFileSync(this.#said, 'utf8').includes('"ready"');
  #output = () => readFileSync(join(this.#folder, 'output'), 'utf8').slice(-2000);

  /** Resolves to the number of an X server: the first one that is free on this machine. */
  async #startDisplay(): Promise<string> {
    const args = ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'];
    const server = this.#run('Xvfb', args, this.env);
    const [number] = await Promise.race([
      once(server.stdio[3] as Readable, 'data'),
      once(server, 'exit').then(() => Promise.reject(new Error(`Xvfb did not start:\n${this.#output()}`))),
    ]);
    return String(number).trim();
  }

  #run(command: string, args: string[], env: Record<string, string>) {
    const output = openSync(join(this.#folder, 'output'), 'a');
    // A group of its own, which ends as one.
    const started = spawn(command, args, {
      env,
      detached: true,
      stdio: ['ignore', output, output, 'pipe'],
    });
    this.#processes.push(started);
    return started;
  }
}
