import { type InferOutput, looseObject, number, optional, string } from 'valibot';
import { list } from './fields';

/** A region in which promotions are held. version: raised by each change (ours); absent where the service counts none. */
export const region = looseObject({
  id: string(),
  name: string(),
  stateCodes: list(string()),
  version: optional(number()),
});
export type Region = InferOutput<typeof region>;
