import { type InferOutput, looseObject, string } from 'valibot';
import { count, list } from './fields';

/** A region in which promotions are held. version: raised by each change (ours); 0 where the service counts none. */
export const region = looseObject({
  id: string(),
  name: string(),
  stateCodes: list(string()),
  version: count,
});
export type Region = InferOutput<typeof region>;
