import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

/** A node of a browser's tree, as the desktop has it (read_tree.py). */
export interface TreeNode {
  depth: number;
  role: string;
  name: string;
  description: string;
  states: string[];
  attributes: Record<string, string>;
}

/** Commands of the session, on its bus: programs make their trees if the bus of accessibility says that they are read. */
const COMMANDS = `
for name in IsEnabled ScreenReaderEnabled; do
  gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus --method org.freedesktop.DBus.Properties.Set org.a11y.Status "$name" '<true>' > /dev/null
done
openbox &
echo "$DBUS_SESSION_BUS_ADDRESS" > "$SESSION_BUS"
wait
`;

/** Seconds in which it has started on a busy machine, or does not. */
const STARTS_WITHIN = 60;

/** A desktop session without a screen whose accessibility trees are read. Each has its own, so that several run side by side. */
export class Desktop {
  readonly #folder = mkdtempSync(join(tmpdir(), 'vitrine-trees-'));
  readonly #processes: ChildProcess[] = [];
  #answers: AsyncIterator<string> | undefined;
  #reader: ChildProcess | undefined;
  /** Of a browser that is read. */
  readonly env: Record<string, string>;

  /** @param display the number of the X server */
  constructor(display: number) {
    this.env = {
      ...(process.env as Record<string, string>),
      XDG_RUNTIME_DIR: this.#folder,
      DISPLAY: `:${display}`,
      XDG_SESSION_TYPE: 'x11',
      GNOME_ACCESSIBILITY: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    };
  }

  /** @throws {Error} if it does not start; its output is in the message */
  async start(): Promise<void> {
    const bus = join(this.#folder, 'bus-address');
    this.env.SESSION_BUS = bus;
    this.#run('Xvfb', [this.env.DISPLAY as string, '-screen', '0', '1280x1000x24', '-nolisten', 'tcp']);
    this.#run('dbus-run-session', ['--', 'sh', '-c', COMMANDS]);
    const address = () => (existsSync(bus) ? readFileSync(bus, 'utf8').trim() : '');
    for (let turn = 0; !address(); turn++) {
      if (turn > STARTS_WITHIN * 4)
        throw new Error(`no session:\n${readFileSync(join(this.#folder, 'output'), 'utf8').slice(-2000)}`);
      await delay(250);
    }
    this.env.DBUS_SESSION_BUS_ADDRESS = address();
    const script = join(import.meta.dirname, '../read_tree.py');
    this.#reader = this.#run('/usr/bin/python3', [script], true);
    this.#answers = createInterface({ input: this.#reader.stdout as NodeJS.ReadableStream })[
      Symbol.asyncIterator
    ]();
  }

  /**
   * Returns the tree of a browser's document; null if no such document is there.
   * @param program how the browser is named on the bus
   * @param title of the document
   */
  async read(program: string, title: string): Promise<TreeNode[] | null> {
    this.#reader?.stdin?.write(`${program}\t${title}\n`);
    const answer = await this.#answers?.next();
    return answer?.value ? (JSON.parse(answer.value) as TreeNode[] | null) : null;
  }

  async stop(): Promise<void> {
    for (const each of this.#processes.reverse()) {
      if (each.exitCode !== null || !each.pid) continue;
      const ended = once(each, 'exit');
      process.kill(-each.pid);
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #run(command: string, args: string[], isAsked = false): ChildProcess {
    const output = openSync(join(this.#folder, 'output'), 'a');
    // A group of its own, which ends as one.
    const started = spawn(command, args, {
      env: this.env,
      detached: true,
      stdio: isAsked ? ['pipe', 'pipe', output] : ['ignore', output, output],
    });
    this.#processes.push(started);
    return started;
  }
}
