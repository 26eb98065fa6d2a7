import { Refusal } from '../answers';
import type { World } from '../world';

/** A private file, as far as it has arrived. */
export interface Upload {
  id: string;
  owner: string;
  name: string;
  size: number;
  path: string;
  /** Start and size in bytes of each chunk: a repeated chunk counts once. */
  chunks: Map<number, number>;
}

/** Maximum size: 10 MB, like the pages' own limit (spec validation#files). */
const LARGEST = 10 * 1024 * 1024;

const uploads = (world: World) => world.table('uploads', () => new Map<string, Upload>());

const refused = (message: string) =>
  new Refusal(422, { error: 'the file is not accepted', errors: { file: message } });

/** The range of a request that only asks what has arrived. */
const QUESTION = /^bytes \*\/\d+$/;

const nameOf = (file: Blob) => (file instanceof File ? file.name : 'arquivo');
const receivedOf = ({ chunks }: Upload) => [...chunks.values()].reduce((sum, bytes) => sum + bytes, 0);

/** Returns the byte range of a request; the whole file by default. */
function rangeOf(range: string | null, file: Blob): { start: number; total: number } {
  if (!range) return { start: 0, total: file.size };
  const [, start = '', end = '', total = ''] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range) ?? [];
  if (Number(end) - Number(start) + 1 !== file.size || Number(end) >= Number(total)) {
    throw new Refusal(400, { error: 'content-range does not fit the file' });
  }
  return { start: Number(start), total: Number(total) };
}

function view(upload: Upload) {
  const { id, name, size, path } = upload;
  const received = receivedOf(upload);
  return { id, name, size, received, complete: received >= size, path };
}

interface Part {
  owner: string;
  file?: Blob | undefined;
  path: string;
  /** Identifies the file; a new one by default. */
  id?: string | null;
  range?: string | null;
}

/** Stores the received part of a file, or says what has been received. */
export function receivePart(world: World, { owner, file, path, id: given, range = null }: Part) {
  const all = uploads(world);
  const id = given ?? `arq-${all.size + 1}`;
  const known = all.get(id);
  if (range && QUESTION.test(range)) {
    if (!known || known.owner !== owner) throw new Refusal(404, { error: 'nothing of it has arrived' });
    return view(known);
  }
  if (!file) throw refused('Envie um arquivo');
  const { start, total } = rangeOf(range, file);
  if (total > LARGEST) throw refused('Arquivos excederam o tamanho máximo');
  if (total === 0) throw refused('O arquivo está vazio');
  if (known && (known.owner !== owner || known.size !== total)) {
    throw new Refusal(409, { error: 'this number belongs to another upload' });
  }
  const kept = known ?? { id, owner, name: nameOf(file), size: total, path, chunks: new Map() };
  kept.chunks.set(start, file.size);
  all.set(id, kept);
  return view(kept);
}

/** Returns whole private files of a user by their ids; rejects one that is missing or has not arrived completely. */
export function wholeFiles(world: World, owner: string, ids: readonly string[]): Upload[] {
  return ids.map((id) => {
    const kept = uploads(world).get(id);
    if (!kept || kept.owner !== owner || receivedOf(kept) < kept.size) {
      throw new Refusal(422, { error: `the file ${id} has not arrived` });
    }
    return kept;
  });
}
