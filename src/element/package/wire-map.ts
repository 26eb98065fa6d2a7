import type { OwnCall } from './generated/own-calls';

/** Names by ours. */
type Names = Readonly<Record<string, string>>;

/** A service's names for one call. */
export interface CallNames {
  /** The path under the service's address, with the same {parameters}. */
  path?: string;
  /** Names of query parameters. */
  query?: Names;
  /** Names of the body's fields; those in objects and lists joined by dots (`items.code`). The name replaces the last part. */
  body?: Names;
  /** Names of the answer's fields, written the same way. */
  answer?: Names;
}

/** Headers whose names are the library's. */
export type OwnHeader =
  | 'x-context'
  | 'x-dealer-context'
  | 'x-offer-context'
  | 'x-workstatement-context'
  | 'x-timezone'
  | 'x-reservation-anonymous-guest'
  | 'x-reservation-user-id'
  | 'x-reservation-manage-token'
  | 'x-appointment-token'
  | 'x-brand'
  | 'x-site-host'
  | 'x-upload-id';

/** The file that `<meta name="vitrine:wire">` names: a service's names for what is the library's own. */
export interface WireMap {
  $schema?: string;
  headers?: { readonly [H in OwnHeader]?: string };
  /** By the call's id (Storybook, "Calls"). */
  calls?: { readonly [Id in OwnCall]?: CallNames };
}
