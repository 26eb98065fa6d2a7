/** Returns a file name that is valid on every system: fiat-argo-drive-1.0.pdf. */
export function fileName(parts: readonly string[], extension: string): string {
  const name = parts
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  return `${name.slice(0, 100) || 'car'}.${extension}`;
}
