import * as uploader from '#services/document-uploader';
import { answer } from '../answers';
import { receivePart } from '../rules/uploads';

const pathOf = ({ root_path, sub_path }: { root_path: string; sub_path: string }) =>
  [root_path, sub_path]
    .map((path) => path.replace(/^\/+|\/+$/g, ''))
    .filter(Boolean)
    .join('/');

export const uploaderAnswers = answer(
  uploader,
  {
    uploadDocument: ({ body, user, headers, world }) =>
      receivePart(world, {
        owner: user?.id ?? '',
        file: body.file,
        path: pathOf(body.request),
        id: headers.get('x-upload-id'),
        range: headers.get('content-range'),
      }),
    uploadDocuments({ body: { file, request }, user, headers, world }) {
      const files = Array.isArray(file) ? file : [file];
      const ids = headers.get('x-upload-id')?.split(',') ?? [];
      const path = request ? pathOf(request) : '';
      return files.map((each, i) =>
        receivePart(world, { owner: user?.id ?? '', file: each, path, id: ids[i]?.trim() || null }),
      );
    },
  },
  {
    examples: {
      uploadDocument: {
        body: {
          file: new File(['example'], 'exemplo.pdf', { type: 'application/pdf' }),
          request: { root_path: 'reservas', sub_path: 'cnh' },
        },
      },
    },
  },
);
