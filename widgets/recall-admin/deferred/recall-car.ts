import type { UpdateStatus } from '#domain/vehicle/recall';
import { recallQuery } from '#domain/vehicle/vehicle';
import { country } from '#page/core/metadata';
import { market } from '#page/market';
import type { RecallCampaign, RecallCar } from '#services/entities/recall';
import { isKind } from '#services/http/problem';
import { sendOnce } from '#services/once/ensure-once';
import { getRecallCar, getRecallUpdate, listRecallCampaigns, startRecallUpdate } from '#services/recall';

export type CarCampaign = NonNullable<RecallCar['campaigns']>[number];

/** Resolves to a car by its plate or chassis. Throws a ServiceError. */
export const loadCar = (vehicle: string, signal: AbortSignal): Promise<RecallCar> =>
  getRecallCar({ query: recallQuery(vehicle) }, { signal });

/** Resolves to the campaigns of a car's brand, which alone say what is software. Throws a ServiceError. */
export const loadCampaigns = (brand: string, signal: AbortSignal): Promise<RecallCampaign[]> =>
  listRecallCampaigns({ brand, market: market() || (country() === 'AR' ? 'es-AR' : 'pt-BR') }, { signal });

interface Caller {
  element: object;
  signal: AbortSignal;
}

/** An update of a car. isNew: this visitor has created it; else it was there, by somebody else or by a call that was repeated. */
export interface CreatedUpdate {
  id: string;
  isNew: boolean;
}

/**
 * Creates the software update of a car once: after an answer that was lost, and where the service says that there is one, the car
 * is asked for, which names its updates. Throws a ServiceError, or an UnknownOutcome.
 */
export const createUpdate = (
  { chassis }: RecallCar,
  campaignId: string,
  dealerCode: string,
  { element, signal }: Caller,
): Promise<CreatedUpdate> =>
  sendOnce<CreatedUpdate>({
    owner: element,
    kind: 'recall update',
    subject: [chassis, campaignId],
    async send() {
      const body = { chassis, campaignId, ...(dealerCode && { dealerCode }) };
      const { id } = await startRecallUpdate({ body }, { signal });
      return id ? { id, isNew: true } : undefined;
    },
    async look(question) {
      const { campaigns } = await loadCar(chassis, signal);
      const id = campaigns?.find((each) => each.id === campaignId)?.updateId;
      return id ? { id, isNew: !question.isRefused } : undefined;
    },
    verifies: (refusal) => isKind(refusal, 'conflict'),
  });

export const VALIDATED = 'VALIDATED' satisfies UpdateStatus;

/** An update of a car that is there. */
export type RecallUpdate = Awaited<ReturnType<typeof getRecallUpdate>>;

/** Validates an update once; one that is validated meanwhile counts as done. Throws a ServiceError, or an UnknownOutcome. */
export const validateUpdate = (
  { chassis }: RecallCar,
  campaignId: string,
  id: string,
  dealerCode: string,
  { element, signal }: Caller,
): Promise<RecallUpdate> =>
  sendOnce<RecallUpdate>({
    owner: element,
    kind: 'recall validation',
    subject: id,
    async send() {
      const body = { id, status: VALIDATED, chassis, campaignId, ...(dealerCode && { dealerCode }) };
      const update = await startRecallUpdate({ body }, { signal });
      return update.status === VALIDATED ? update : undefined;
    },
    async look() {
      const update = await getRecallUpdate({ id }, { signal });
      return update.status === VALIDATED ? update : undefined;
    },
    verifies: (refusal) => isKind(refusal, 'conflict'),
  });
