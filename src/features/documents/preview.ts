/** Types that a preview opens as: the browser's own viewers, never a page with scripts. */
const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/**
 * Returns a file as what its viewer shows, without a copy: a blob's address has the page's origin, so its type is one of
 * the accepted ones, whatever the file claims to be.
 */
export function previewOf(file: File): Blob {
  const { name, type, size } = file;
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const known = Object.values(TYPES).includes(type) ? type : TYPES[extension];
  return file.slice(0, size, known ?? 'application/octet-stream');
}
