/** What was dropped: browsers give a folder as a file, too, which cannot be read. */
export function droppedFiles(transfer: DataTransfer | null): { files: File[]; folders: string[] } {
  const items = [...(transfer?.items ?? [])].filter(({ kind }) => kind === 'file');
  const folders = new Set(
    items
      .map((item) => item.webkitGetAsEntry?.())
      .filter((entry) => entry?.isDirectory)
      .map((entry) => entry?.name ?? ''),
  );
  const files = [...(transfer?.files ?? [])];
  return {
    files: files.filter(({ name }) => !folders.has(name)),
    folders: [...folders],
  };
}
