import { pageSingleton } from '#page/core/page-singleton';
// A widget that makes calls fires facts, which it brings to the page's data layer.
import '#page/report/data-layer';
import '#page/report/monitoring';
import { send } from './send';
import type { Call, CallOptions, Method, Spec } from './types';

type Defined<M extends Method, P extends string, S> = { id: string; method: M; path: P } & S;
type None = Record<never, never>;

function make<M extends Method, P extends string, S extends Spec>(
  method: M,
  id: string,
  base: string,
  path: P,
  spec?: S,
): Call<Defined<M, P, S>> {
  const definition = { id, method, path, ...spec } as Defined<M, P, S>;
  const call = (input: object, options?: CallOptions) =>
    send(base, definition, input, options).catch((error) => {
      // For page/report/monitoring.ts.
      pageSingleton('faults', Array<unknown>).push(error);
      throw error;
    });
  return Object.assign(call, { base, definition }) as Call<Defined<M, P, S>>;
}

/*
 * A call: its id, the service's base, the path, and further properties. Each is an export of its service's file, so
 * that a widget bundles only the calls that it makes.
 */
/* @__NO_SIDE_EFFECTS__ */
export function GET<const P extends string, const S extends Spec = None>(
  id: string,
  base: string,
  path: P,
  spec?: S,
): Call<Defined<'GET', P, S>> {
  return make('GET', id, base, path, spec);
}
/* @__NO_SIDE_EFFECTS__ */
export function POST<const P extends string, const S extends Spec = None>(
  id: string,
  base: string,
  path: P,
  spec?: S,
): Call<Defined<'POST', P, S>> {
  return make('POST', id, base, path, spec);
}
/* @__NO_SIDE_EFFECTS__ */
export function PUT<const P extends string, const S extends Spec = None>(
  id: string,
  base: string,
  path: P,
  spec?: S,
): Call<Defined<'PUT', P, S>> {
  return make('PUT', id, base, path, spec);
}
/* @__NO_SIDE_EFFECTS__ */
export function PATCH<const P extends string, const S extends Spec = None>(
  id: string,
  base: string,
  path: P,
  spec?: S,
): Call<Defined<'PATCH', P, S>> {
  return make('PATCH', id, base, path, spec);
}
/* @__NO_SIDE_EFFECTS__ */
export function DELETE<const P extends string, const S extends Spec = None>(
  id: string,
  base: string,
  path: P,
  spec?: S,
): Call<Defined<'DELETE', P, S>> {
  return make('DELETE', id, base, path, spec);
}
