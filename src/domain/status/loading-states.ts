import type { Language } from '../core/brands';
import type { StatusLabels } from './status-label';

/** States of work and of loading (spec states#statuses). */

export const DATA_LOADER_STATUSES = ['PROCESSING', 'SUCCESS', 'FAILED'] as const;
export type DataLoaderStatus = (typeof DATA_LOADER_STATUSES)[number];

export const PROCEDURE_STATUSES = ['IN_PROGRESS', 'SUBMITTED'] as const;
export type ProcedureStatus = (typeof PROCEDURE_STATUSES)[number];

/** Their labels, which are ours (spec states#labels). */
export const WORK_STATUS_LABELS: Readonly<
  Record<Language, StatusLabels<DataLoaderStatus | ProcedureStatus>>
> = {
  'pt-BR': {
    STATUS_LABELS: {
      PROCESSING: 'Em processamento',
      SUCCESS: 'Concluído',
      FAILED: 'Falhou',
      IN_PROGRESS: 'Em andamento',
      SUBMITTED: 'Enviado',
    },
    UNKNOWN_STATUS: 'Em atualização',
  },
  'es-AR': {
    STATUS_LABELS: {
      PROCESSING: 'En proceso',
      SUCCESS: 'Completado',
      FAILED: 'Falló',
      IN_PROGRESS: 'En curso',
      SUBMITTED: 'Enviado',
    },
    UNKNOWN_STATUS: 'En actualización',
  },
};

/** Internal states of loading data; never shown. */
export const PROMISE_STATES = ['pending', 'rejected', 'fulfilled'] as const;
export type PromiseState = (typeof PROMISE_STATES)[number];
/** States of an image: loading or its fallback, then success; otherwise error. */
export const ASSET_STATES = ['loading', 'fallback', 'success', 'error'] as const;
export type AssetState = (typeof ASSET_STATES)[number];
