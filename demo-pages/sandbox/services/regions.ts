import * as calls from '#services/regions';
import { answer, found, Reply } from '../answers';
import { paged } from '../lib/paging';
import { createRegion, removeRegion, updateRegion } from './promotion/regions';
import { regionsOf } from './promotion/store';

export const regionsAnswers = answer(
  calls,
  {
    listRegions: ({ query, world }) => paged([...regionsOf(world).values()], query),
    getRegion: ({ params, world }) => found(regionsOf(world).get(params.id), 'region'),
    updateRegion: ({ params, body, world }) =>
      updateRegion(world, found(regionsOf(world).get(params.id), 'region'), body),
    removeRegion: ({ params, world }) =>
      removeRegion(world, found(regionsOf(world).get(params.id), 'region')),
    createRegion: ({ body, headers, world }) => new Reply(201, createRegion(world, body, headers)),
  },
  {
    examples: {
      getRegion: { id: 'sul' },
      updateRegion: { id: 'sul', body: { stateCodes: ['PR', 'SC'], version: undefined } },
      createRegion: { body: { stateCodes: ['PR'] } },
      removeRegion: { id: 'norte' },
    },
  },
);
