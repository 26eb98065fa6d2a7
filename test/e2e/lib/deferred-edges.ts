/** What the build's manifest says of files and widgets. */
export interface Manifest {
  /** imports: loaded with the file; later: named in an import() of it. */
  files: Record<string, { imports: readonly string[]; later: readonly string[] }>;
  widgets: Record<string, { file: string; usable: readonly string[]; used: readonly string[] }>;
}

/** A file and all files that it loads, by its static imports and later. */
function reach(files: Manifest['files'], start: readonly string[]): ReadonlySet<string> {
  const found = new Set(start);
  for (const file of found) {
    const { imports = [], later = [] } = files[file] ?? {};
    for (const next of [...imports, ...later]) found.add(next);
  }
  return found;
}

/**
 * Assigns each import() of the build to one widget, whose main job is tried while the imported file fails: a file that
 * several widgets import at the same place fails in the same code, whatever widget is on the page. Of the widgets that
 * can load both files one that loads them whatever the visitor does takes it, and of those the one with the fewest files,
 * for which the job is shortest.
 * @returns the files that each tag tries
 */
export function filesToFail({ files, widgets }: Manifest): Record<string, ReadonlySet<string>> {
  const tags = Object.entries(widgets)
    .map(([tag, { file, usable, used }]) => ({
      tag,
      first: new Set([...usable, file]),
      always: new Set([...usable, ...used]),
      all: reach(files, [...usable, file]),
    }))
    .sort((a, b) => a.all.size - b.all.size);
  const plan = Object.fromEntries(tags.map(({ tag }) => [tag, new Set<string>()]));
  for (const [importer, { later }] of Object.entries(files)) {
    for (const imported of later) {
      const loads = tags.filter(
        ({ all, first }) => all.has(importer) && all.has(imported) && !first.has(imported),
      );
      const taker = loads.find(({ always }) => always.has(imported)) ?? loads[0];
      if (taker) plan[taker.tag]?.add(imported);
    }
  }
  return plan;
}

/**
 * Divides files into visits in which each fails alone: no two of one visit are loaded by the same step of the job.
 * @param steps the step that loads each file first
 */
export function visitsOf(files: readonly string[], steps: ReadonlyMap<string, number>): string[][] {
  const visits: string[][] = [];
  for (const file of files) {
    const step = steps.get(file);
    const free = visits.find((visit) => visit.every((other) => steps.get(other) !== step));
    if (free) free.push(file);
    else visits.push([file]);
  }
  return visits;
}
