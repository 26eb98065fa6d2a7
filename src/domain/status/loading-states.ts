/** States of work and of loading (spec states#statuses). */

export const DATA_LOADER_STATUSES = ['PROCESSING', 'SUCCESS', 'FAILED'] as const;
export type DataLoaderStatus = (typeof DATA_LOADER_STATUSES)[number];

export const PROCEDURE_STATUSES = ['IN_PROGRESS', 'SUBMITTED'] as const;
export type ProcedureStatus = (typeof PROCEDURE_STATUSES)[number];

/** Internal states of loading data; never shown. */
export const PROMISE_STATES = ['pending', 'rejected', 'fulfilled'] as const;
export type PromiseState = (typeof PROMISE_STATES)[number];
/** States of an image: loading or its fallback, then success; otherwise error. */
export const ASSET_STATES = ['loading', 'fallback', 'success', 'error'] as const;
export type AssetState = (typeof ASSET_STATES)[number];
