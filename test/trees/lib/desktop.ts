import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DesktopSession } from '../../desktop/session';

/** A node of a browser's tree, as the desktop has it (read_tree.py). */
export interface TreeNode {
  depth: number;
  role: string;
  name: string;
  description: string;
  states: string[];
  attributes: Record<string, string>;
}

/** A desktop session whose trees are asked for. */
export class Desktop extends DesktopSession {
  #answers: AsyncIterator<string> | undefined;
  #reader: ChildProcess | undefined;

  override async start(): Promise<void> {
    await super.start();
    const script = join(import.meta.dirname, '../read_tree.py');
    this.#reader = this.run('/usr/bin/python3', [script], {}, true);
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
}
