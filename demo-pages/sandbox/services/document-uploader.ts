import * as uploader from '../../../src/services/document-uploader';
import { answer, Refusal } from '../answers';
import type { World } from '../world';

interface Upload {
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

const nameOf = (file: Blob) => (file instanceof File ? file.name : 'arquivo');
const pathOf = ({ root_path, sub_path }: { root_path: string; sub_path: string }) =>
  [root_path, sub_path]
    .map((path) => path.replace(/^\/+|\/+$/g, ''))
    .filter(Boolean)
    .join('/');

/** Returns the byte range of a request; the whole file by default. */
function rangeOf(headers: Headers, file: Blob): { start: number; total: number } {
  const range = headers.get('content-range');
  if (!range) return { start: 0, total: file.size };
  const [, start = '', end = '', total = ''] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range) ?? [];
  if (Number(end) - Number(start) + 1 !== file.size || Number(end) >= Number(total)) {
    throw new Refusal(400, { error: 'content-range does not fit the file' });
  }
  return { start: Number(start), total: Number(total) };
}

function view({ id, name, size, path, chunks }: Upload) {
  const received = [...chunks.values()].reduce((sum, bytes) => sum + bytes, 0);
  return { id, name, size, received, complete: received >= size, path };
}

/** Stores the received part of a file. */
function receive(world: World, owner: string, file: Blob, path: string, headers = new Headers()) {
  const all = uploads(world);
  const { start, total } = rangeOf(headers, file);
  if (total > LARGEST) throw refused('Arquivos excederam o tamanho máximo');
  if (total === 0) throw refused('O arquivo está vazio');
  const id = headers.get('x-upload-id') ?? `arq-${all.size + 1}`;
  const known = all.get(id);
  if (known && (known.owner !== owner || known.size !== total)) {
    throw new Refusal(409, { error: 'this number belongs to another upload' });
  }
  const kept = known ?? { id, owner, name: nameOf(file), size: total, path, chunks: new Map() };
  kept.chunks.set(start, file.size);
  all.set(id, kept);
  return view(kept);
}

export const uploaderAnswers = answer(
  uploader,
  {
    uploadDocument: ({ body, user, headers, world }) =>
      receive(world, user?.id ?? '', body.file, pathOf(body.request), headers),
    uploadDocuments({ body: { file, request }, user, world }) {
      const files = Array.isArray(file) ? file : [file];
      const path = request ? pathOf(request) : '';
      return files.map((each) => receive(world, user?.id ?? '', each, path));
    },
  },
  { examples: { uploadDocument: { body: { request: { root_path: 'reservas', sub_path: 'cnh' } } } } },
);
