import type { Language } from '../core/brands';
import type { StatusLabels } from '../status/status-label';

/** Statuses of visits and test drives as services return them (spec states#statuses). */

export const TEST_DRIVE_STATUSES = ['REQUESTED', 'CONFIRMED', 'DONE', 'CANCELLED', 'EXPIRED'] as const;
export type TestDriveStatus = (typeof TEST_DRIVE_STATUSES)[number];

/** Codes of the service: confirmada, cancelada, pendente, reprovado, bloqueado. */
export const VISIT_STATUSES = ['A', 'C', 'P', 'R', 'B'] as const;
export type VisitStatus = (typeof VISIT_STATUSES)[number];

/** Their labels: those of visits are specified (spec states#visits), the others are ours (spec states#labels). */
export const VISIT_STATUS_LABELS: Readonly<Record<Language, StatusLabels<TestDriveStatus | VisitStatus>>> = {
  'pt-BR': {
    STATUS_LABELS: {
      REQUESTED: 'Solicitado',
      CONFIRMED: 'Confirmado',
      DONE: 'Realizado',
      EXPIRED: 'Expirado',
      A: 'Confirmada',
      C: 'Cancelada',
      P: 'Pendente',
      R: 'Reprovado',
      B: 'Bloqueado',
      CANCELLED: 'Cancelado',
    },
    UNKNOWN_STATUS: 'Em atualização',
  },
  'es-AR': {
    STATUS_LABELS: {
      REQUESTED: 'Solicitado',
      CONFIRMED: 'Confirmado',
      DONE: 'Realizado',
      EXPIRED: 'Vencido',
      A: 'Confirmada',
      C: 'Cancelada',
      P: 'Pendiente',
      R: 'Rechazado',
      B: 'Bloqueado',
      CANCELLED: 'Cancelado',
    },
    UNKNOWN_STATUS: 'En actualización',
  },
};
