/** Starts what WebKit needs on a machine without a screen: an X server, and the driver that opens the window. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '#scripts/system/cli.mjs';

/** Larger than any viewport of a test. */
const SCREEN = '1400x1600x24';
const PATIENCE = 60_000;

export interface Programs {
  /** Address of the driver. */
  address: string;
  /** File with the console messages of all pages. */
  console: string;
  stop(): void;
}

/** @throws {Error} with the program's name if it ends, or does not begin in time */
function begun<T>(program: ChildProcess, name: string, ready: Promise<T>): Promise<T> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`${name} does not begin`)), PATIENCE);
    program.once('error', fail);
    program.once('exit', (code) => fail(new Error(`${name} has ended with ${code}`)));
    ready.then(done, fail).finally(() => clearTimeout(timer));
  });
}

/** Resolves to the display's name, which the X server chooses itself. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const pipe = screen.stdio[3] as Readable;
  const number = new Promise<string>((done) => pipe.once('data', (bytes) => done(String(bytes).trim())));
  return { screen, display: `:${await begun(screen, 'Xvfb', number)}` };
}

/** Resolves once the driver answers. */
async function answers(address: string): Promise<void> {
  for (;;) {
    const isUp = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}

export async function startPrograms(): Promise<Programs> {
  const { screen, display } = await startScreen();
  const messages = join(mkdtempSync(join(tmpdir(), 'vitrine-webkit-')), 'console');
  writeFileSync(messages, '');
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', ['-p', String(port)], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      CONSOLE_FILE: messages,
      LC_ALL: 'C.UTF-8',
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Without a graphics card layers cost a quarter of the time.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      NO_AT_BRIDGE: '1',
    },
  });
  const stop = () => {
    driver.kill();
    screen.kill();
  };
  process.once('exit', stop);
  const address = `http://127.0.0.1:${port}`;
  await begun(driver, 'WebKitWebDriver', answers(address));
  return { address, console: messages, stop };
}
