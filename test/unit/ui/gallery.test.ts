import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

describe('the gallery', () => {
  it('shows every component of the kit, and every one has stories', () => {
    const read = (folder: string) =>
      readdirSync(folder)
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
        .join('\n');
    const [gallery, stories] = [read('demo-pages/gallery'), read('stories/kit')];
    const inFolders = ['parts', 'fields'].flatMap((folder) =>
      readdirSync(`src/ui/${folder}`)
        .filter((name) => name.endsWith('.tsx'))
        .map((name) => name.replace('.tsx', '')),
    );
    // Their stories show the gallery's samples.
    const ofStaff = ['MultiSelect', 'RepeatedRows', 'SortableList', 'DateRangeField', 'ZonedTimeField'];
    const missing = (text: string) => inFolders.filter((name) => !text.includes(`/${name}'`));
    expect(missing(gallery)).toEqual([]);
    expect(ofStaff.filter((name) => !gallery.includes(`/${name}'`))).toEqual([]);
    // Pages are shown with the table they are of.
    expect(missing(stories).filter((name) => name !== 'Pagination')).toEqual([]);
  });
});
