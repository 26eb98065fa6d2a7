import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root, run } from '../../../scripts/system/run.mjs';

/** The projects, and the packages of the house's own node_modules that each has besides Vitrine. */
const PROJECTS: Record<string, string[]> = {
  plain: [],
  react: ['react', 'react-dom', '@types/react', '@types/react-dom'],
  vue: ['vue', 'vite', '@vitejs/plugin-vue'],
  preact: ['preact'],
};

/** Runs npm without the network. */
async function npm(args: string[], cwd: string): Promise<string> {
  const options = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const command = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { code, output, stdout } = await run(command, [...args, ...options], { cwd });
  if (code !== 0) throw new Error(`npm ${args[0]} failed:\n${output}`);
  return stdout;
}

/**
 * Packs the build, installs the tarball, and makes the projects in a temporary folder. Tests find the folder in
 * PACKAGE_FOLDER; returns the function that removes it.
 */
export default async function setUp(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-package-'));
  process.env.PACKAGE_FOLDER = folder;
  const [packed] = JSON.parse(await npm(['pack', '--json', '--pack-destination', folder], root));
  process.env.PACKAGE_TARBALL = join(folder, packed.filename);
  mkdirSync(join(folder, 'installed'));
  await npm(['install', '--prefix', '.', process.env.PACKAGE_TARBALL], join(folder, 'installed'));
  const installed = join(folder, 'installed/node_modules');
  const names = readdirSync(installed).filter((name) => !name.startsWith('.'));
  if (names.join() !== 'vitrine') throw new Error(`the package installs ${names.join(', ')}`);
  for (const [project, packages] of Object.entries(PROJECTS)) {
    cpSync(join(root, 'test/package/projects', project), join(folder, project), { recursive: true });
    cpSync(installed, join(folder, project, 'node_modules'), { recursive: true });
    for (const name of packages) {
      const link = join(folder, project, 'node_modules', name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(join(root, 'node_modules', name), link, 'junction');
    }
  }
  return () => rmSync(folder, { recursive: true, force: true });
}
