import { type GenericSchema, safeParse as parse, type SafeParseResult } from 'valibot';
import { withPlainObjects } from '../core/plain-objects';

/**
 * valibot's safeParse, for pages whose libraries add to Object.prototype: a schema of an object takes every name of its fields
 * for one, also an inherited one.
 */
export const safeParse = <S extends GenericSchema>(schema: S, value: unknown): SafeParseResult<S> =>
  withPlainObjects(() => parse(schema, value));
