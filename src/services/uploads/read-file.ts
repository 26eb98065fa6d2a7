/** A chosen file that cannot be read any more: it was changed, moved or removed, or is a folder. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/**
 * Reads a part of a chosen file into memory, all of it by default. A request with a file of the disk fails like one without
 * a connection if the file has changed; read before, its own cause is known. Rejects with an UnreadableFile.
 */
export async function readFile(file: File, from = 0, to = file.size): Promise<File> {
  const bytes = await file
    .slice(from, to)
    .arrayBuffer()
    .catch(() => undefined);
  // Some browsers read what a shortened file still has.
  if (bytes?.byteLength !== Math.min(to, file.size) - from)
    throw new UnreadableFile('the file cannot be read');
  return new File([bytes], file.name, { type: file.type });
}
