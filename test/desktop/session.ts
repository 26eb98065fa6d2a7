import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Commands of the session, on its bus: the bus of accessibility is told that there is a screen reader before any program starts,
 * because programs make their trees only then.
 * @param program a command that runs as long as the session
 */
const commandsWith = (program: string) => `
for name in IsEnabled ScreenReaderEnabled; do
  gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus --method org.freedesktop.DBus.Properties.Set org.a11y.Status "$name" '<true>' > /dev/null
done
openbox &
${program}
echo "$DBUS_SESSION_BUS_ADDRESS" > "$SESSION_BUS"
wait
`;

/** Seconds in which it has started on a busy machine, or does not. */
const STARTS_WITHIN = 60;

/**
 * A desktop session without a screen, whose accessibility trees are read: an X server, a bus and a window manager. Each has its own,
 * so that several run side by side.
 */
export class DesktopSession {
  protected readonly folder = mkdtempSync(join(tmpdir(), 'vitrine-desktop-'));
  readonly #processes: ChildProcess[] = [];
  /** Of a browser that is read. */
  readonly env: Record<string, string>;

  /** @param env further variables */
  constructor(env: Record<string, string> = {}) {
    const folders = Object.fromEntries(
      ['XDG_RUNTIME_DIR', 'XDG_CONFIG_HOME', 'XDG_CACHE_HOME', 'XDG_DATA_HOME'].map((name) => [
        name,
        join(this.folder, name.toLowerCase()),
      ]),
    );
    for (const folder of Object.values(folders)) mkdirSync(folder, { mode: 0o700 });
    this.env = {
      ...(process.env as Record<string, string>),
      ...folders,
      XDG_SESSION_TYPE: 'x11',
      GNOME_ACCESSIBILITY: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      ...env,
    };
  }

  /** @throws {Error} if it does not start; its output is in the message */
  start(): Promise<void> {
    return this.startWith();
  }

  async stop(): Promise<void> {
    for (const each of this.#processes.reverse()) {
      if (each.exitCode !== null || !each.pid) continue;
      const ended = once(each, 'exit');
      process.kill(-each.pid, 'SIGKILL');
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  /**
   * @param program a command of the session
   * @param env its own variables
   * @param isReady whether it has started, after the session
   */
  protected async startWith(
    program = '',
    env: Record<string, string> = {},
    isReady = () => true,
  ): Promise<void> {
    this.env.DISPLAY = `:${await this.#startDisplay()}`;
    const bus = join(this.folder, 'bus-address');
    const variables = { ...env, SESSION_BUS: bus };
    this.run('dbus-run-session', ['--', 'sh', '-c', commandsWith(program)], variables);
    const address = () => (existsSync(bus) ? readFileSync(bus, 'utf8').trim() : '');
    for (let turn = 0; !address() || !isReady(); turn++) {
      if (turn > STARTS_WITHIN * 4) throw new Error(`the session did not start:\n${this.#output()}`);
      await delay(250);
    }
    this.env.DBUS_SESSION_BUS_ADDRESS = address();
  }

  /**
   * Starts a program that ends with the session.
   * @param env its own variables
   * @param isAsked whether its input and output are the caller's; otherwise its output is kept for messages
   */
  protected run(
    command: string,
    args: string[],
    env: Record<string, string> = {},
    isAsked = false,
  ): ChildProcess {
    const output = openSync(join(this.folder, 'output'), 'a');
    const started = spawn(command, args, {
      env: { ...this.env, ...env },
      // A group of its own, which ends as one.
      detached: true,
      // The fourth: an X server writes its number there.
      stdio: isAsked ? ['pipe', 'pipe', output] : ['ignore', output, output, 'pipe'],
    });
    this.#processes.push(started);
    return started;
  }

  #output = () => readFileSync(join(this.folder, 'output'), 'utf8').slice(-2000);

  /** Resolves to the number of an X server: the first one that is free on this machine. */
  async #startDisplay(): Promise<string> {
    const args = ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'];
    const server = this.run('Xvfb', args);
    const [number] = await Promise.race([
      once(server.stdio[3] as Readable, 'data'),
      once(server, 'exit').then(() => Promise.reject(new Error(`Xvfb did not start:\n${this.#output()}`))),
    ]);
    return String(number).trim();
  }
}
