import * as assets from '#services/assets';
import { answer, found } from '../answers';
import { VERSIONS } from '../data/cars';
import { carFile, carFolder, folderOf } from '../rules/images';

const svg = (text: string) =>
  new Response(text, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' },
  });

const [FIRST] = VERSIONS;
/** Whether a script asks if a file is there: it accepts JSON, as in all calls; who wants the file itself, as an img does, accepts others. */
const isCheck = (headers: Headers) => (headers.get('accept') ?? '').includes('application/json');

const FOLDER = FIRST ? folderOf(FIRST) : '';
const IMAGE = `${FOLDER}/standard/side/319x319`;

/** Drawings of cars; some versions have no image, to demonstrate the fallback. */
export const assetAnswers = answer(
  assets,
  {
    getAssetFile: ({ params }) => svg(found(carFile(params.address), 'image')),
    getAssetFolder: ({ params, url }) =>
      found(carFolder(params.folder), 'folder').map((name) => ({
        name,
        address: `${url.origin}/api/assets/${params.folder}/${name}`,
      })),
    checkAsset: ({ params }) => svg(found(carFile(params.address), 'image')),
  },
  {
    isAsked: { checkAsset: isCheck, getAssetFile: (headers) => !isCheck(headers) },
    examples: {
      getAssetFile: { address: IMAGE },
      getAssetFolder: { folder: FOLDER },
      checkAsset: { address: IMAGE },
    },
  },
);
