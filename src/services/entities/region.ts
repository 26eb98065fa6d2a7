import { type InferOutput, looseObject, string } from 'valibot';
import { count, list } from './fields';
import { whole } from './whole';

/** A region in which promotions are held. version: raised by each change (ours); 0 where the service counts none. */
export const region = whole(
  looseObject({
    id: string(),
    name: string(),
    stateCodes: list(string()),
    version: count,
  }),
);
export type Region = InferOutput<typeof region>;
