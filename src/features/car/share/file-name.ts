/** Characters of a name. */
const LENGTH = 100;

/** Returns a file name that is valid on every system: fiat-argo-drive-1.0.pdf. */
export function fileName(parts: readonly string[], extension: string): string {
  const name = parts
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .slice(0, LENGTH);
  const [inner] = /[a-z0-9].*[a-z0-9]|[a-z0-9]/.exec(name) ?? ['car'];
  return `${inner}.${extension}`;
}
