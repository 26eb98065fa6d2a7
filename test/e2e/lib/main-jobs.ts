/** The main job of every widget, read from test/e2e/widgets/NAME/main-job.ts. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MainJob } from './main-job';

const FOLDER = join(import.meta.dirname, '../widgets');

const files = readdirSync(FOLDER)
  .sort()
  .map((name) => ({ tag: `vt-${name}`, path: join(FOLDER, name, 'main-job.ts') }))
  .filter(({ path }) => existsSync(path));

/** By tag; a test checks that every tag has one. */
export const MAIN_JOBS: Readonly<Record<string, MainJob>> = Object.fromEntries(
  await Promise.all(
    files.map(async ({ tag, path }) => {
      const { mainJob }: { mainJob: MainJob } = await import(pathToFileURL(path).href);
      return [tag, mainJob] as const;
    }),
  ),
);
