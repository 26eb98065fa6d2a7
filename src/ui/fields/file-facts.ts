/** Formats a number of bytes. */
export function fileSize(bytes: number, language: string): string {
  const mega = bytes >= 1024 * 1024;
  const value = bytes / 1024 / (mega ? 1024 : 1);
  return `${value.toLocaleString(language, { maximumFractionDigits: mega ? 1 : 0 })}\u00a0${mega ? 'MB' : 'kB'}`;
}

/** Whether a file matches an accept attribute: .pdf, image/*, application/pdf. */
export function accepts(accept: string, { name, type }: { name: string; type: string }): boolean {
  const kinds = accept.split(',').flatMap((kind) => kind.trim().toLowerCase() || []);
  return (
    kinds.length === 0 ||
    kinds.some((kind) =>
      kind.startsWith('.')
        ? name.toLowerCase().endsWith(kind)
        : kind.endsWith('/*')
          ? type.startsWith(kind.slice(0, -1))
          : type === kind,
    )
  );
}
