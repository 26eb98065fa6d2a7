import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DesktopSession } from '../../desktop/session';

/** Something that the screen reader has said. */
export interface Utterance {
  /** Seconds since 1970. */
  at: number;
  text: string;
  /** Whether what was being said before is cut off. */
  interrupts: boolean;
}

/** A desktop session with Orca, which says everything to a file. */
export class ScreenReaderSession extends DesktopSession {
  readonly #said = join(this.folder, 'said.jsonl');

  constructor() {
    super({ LANG: 'pt_BR.UTF-8', LC_ALL: 'pt_BR.UTF-8', LANGUAGE: 'pt_BR:pt' });
  }

  override start(): Promise<void> {
    const settings = join(this.folder, 'orca');
    cpSync(join(import.meta.dirname, '../orca'), settings, { recursive: true });
    return this.startWith(
      '/usr/bin/python3 "$ORCA_SETTINGS/start.py" "$ORCA_SETTINGS" &',
      { ORCA_SAID: this.#said, ORCA_SETTINGS: settings },
      () => existsSync(this.#said) && readFileSync(this.#said, 'utf8').includes('"ready"'),
    );
  }

  /** Returns what was said after the first ones. */
  said(after = 0): Utterance[] {
    if (!existsSync(this.#said)) return [];
    return readFileSync(this.#said, 'utf8')
      .split('\n')
      .flatMap((line) => (line.includes('"text"') ? (JSON.parse(line) as Utterance) : []))
      .slice(after);
  }
}
