/** What the build's manifest says of files and widgets. */
export interface Manifest {
  /** imports: loaded with the file; later: named in an import() of it. */
  files: Record<string, { imports: readonly string[]; later: readonly string[] }>;
  widgets: Record<
    string,
    { file: string; usable: readonly string[]; used: readonly string[]; sometimes: readonly string[] }
  >;
}

/**
 * Assigns each import() of the build to one widget, whose main job is tried while the imported file fails: a file that
 * several widgets import at the same place fails in the same code, whatever widget is on the page. Of the widgets that
 * load both files the one with the fewest files, for which the job is shortest, takes it.
 * @returns the files that each tag tries
 */
export function filesToFail({ files, widgets }: Manifest): Record<string, ReadonlySet<string>> {
  const tags = Object.entries(widgets)
    .map(([tag, { file, usable, used, sometimes }]) => ({
      tag,
      first: new Set([...usable, file]),
      always: new Set([...usable, ...used]),
      all: new Set([...usable, ...used, ...sometimes]),
    }))
    .sort((a, b) => a.all.size - b.all.size);
  const plan = Object.fromEntries(tags.map(({ tag }) => [tag, new Set<string>()]));
  for (const [importer, { later }] of Object.entries(files)) {
    for (const imported of later) {
      const loads = tags.filter(
        ({ all, first }) => all.has(importer) && all.has(imported) && !first.has(imported),
      );
      // A file that a widget loads in some cases only may not load in this one.
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
