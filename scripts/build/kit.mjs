/** The separate build of the demo's own pages, which nobody ships: the gallery of the kit, and the builder of tags. */

/** The output folder, from the root. */
export const kitFolder = '.cache/kit';

/** @returns {Record<string, string>} file by entry */
export const kitEntries = () => ({
  gallery: 'demo-pages/gallery/element.ts',
  'embed-builder': 'demo-pages/embed/demo-builder.tsx',
  'embed-preview': 'demo-pages/embed/demo-preview.tsx',
});
