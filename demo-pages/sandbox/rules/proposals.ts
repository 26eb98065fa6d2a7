import type { Language } from '#domain/core/brands';
import { FINANCING_PROPOSAL_STATUSES, SECOND_BANK_STATUSES } from '#domain/orders/order-statuses';
import type { Proposal } from '#services/entities/proposal';
import type { WantedDocument } from '#services/entities/timeline';
import { found, Refusal } from '../answers';
import { documentName } from '../data/lookups';
import { USERS } from '../data/users';
import { DAY, MINUTE } from '../lib/moments';
import type { World } from '../world';
import { BANK_WORDS } from './bank-words';
import { usable } from './coupons';
import { type Simulated, simulationOf } from './simulations';
import type { Upload } from './uploads';

/*
 * Financing proposals. The last digit of the CPF decides the result:
 * 0 is denied, 5 waits for documents and is approved when they have arrived, 7 stays pending after a second analysis,
 * every other digit is approved. Statuses change with the clock.
 */

/** Documents that every bank requires. */
const REQUIRED = ['DRIVER_LICENSE', 'RESIDENCE_PROOF', 'INCOME_PROOF'];

type Step = readonly [status: string, after: number];
const BEGINNING: readonly Step[] = [
  ['PROPOSAL_SENT', 0],
  ['PROGRESS_PROPOSAL', MINUTE],
];
const ENDINGS: Record<string, readonly Step[]> = {
  '0': [['DENIED_PROPOSAL', 5 * MINUTE]],
  '5': [['PENDING_DOCUMENT', 5 * MINUTE]],
  '7': [
    ['REANALYSIS_PROPOSAL', 5 * MINUTE],
    ['PENDING_PROPOSAL', 10 * MINUTE],
  ],
};
const APPROVED: readonly Step[] = [['APPROVED_PROPOSAL', 5 * MINUTE]];
/** Counted from the last document. */
const AFTER_DOCUMENTS: readonly Step[] = [
  ['DOCUMENT_ANALYSIS', 0],
  ['APPROVED_PROPOSAL', 30 * MINUTE],
];

interface Received {
  type: string;
  fileName: string;
  at: number;
  /** Id of the private file, if it was sent there before. */
  upload?: string;
}

interface Kept {
  id: string;
  simulation: Simulated;
  event: string;
  name: string;
  /** Of the applicant, digits only: a signed-in customer finds proposals by it. */
  cpf: string;
  createdAt: number;
  received: Received[];
  /** The coupon that is part of it. */
  coupon: string;
  /** Of the attempt that has made it. */
  idempotencyKey?: string | undefined;
  /** Whether its answers name the bank; those of the examples do not, as those of older services. */
  namesBank: boolean;
  /** Statuses by time; an example has a single, final one. */
  steps: readonly Step[];
  /** Whether documents change its status. */
  waits: boolean;
}

/** Statuses of the examples that belong to a user of the sandbox. */
const EXAMPLES_OF_ANA = ['APPROVED_PROPOSAL', 'PENDING_DOCUMENT'];

/** One proposal in each status, for inspection: prop-approved-proposal and so on. */
function examples(world: World): Kept[] {
  const statuses = [...FINANCING_PROPOSAL_STATUSES, ...SECOND_BANK_STATUSES];
  return statuses.map((status) => ({
    id: `prop-${status.toLowerCase().replaceAll('_', '-')}`,
    simulation: simulationOf(world, 'sim-cdc'),
    event: 'PROPOSAL_SENT',
    name: 'Cliente de Exemplo',
    cpf: EXAMPLES_OF_ANA.includes(status) ? (USERS.ana?.cpf ?? '') : '',
    createdAt: world.now() - 3 * DAY,
    received: [],
    coupon: '',
    namesBank: false,
    steps: [...BEGINNING.filter(([each]) => each !== status), [status, DAY]],
    waits: false,
  }));
}

const proposals = (world: World): Map<string, Kept> =>
  world.table('proposals', () => new Map(examples(world).map((each) => [each.id, each])));

const missingOf = ({ received }: Kept) =>
  REQUIRED.filter((type) => !received.some((each) => each.type === type));

function documentsOf(kept: Kept, language: Language): WantedDocument[] {
  const more = kept.received.map(({ type }) => type).filter((type) => !REQUIRED.includes(type));
  return [...REQUIRED, ...new Set(more)].map((type) => {
    const last = kept.received.filter((each) => each.type === type).at(-1);
    return {
      type,
      name: documentName(type, language) ?? type,
      required: REQUIRED.includes(type),
      status: last ? 'RECEIVED' : 'MISSING',
      fileName: last?.fileName ?? null,
      receivedAt: last ? new Date(last.at).toISOString() : null,
      note: '',
    };
  });
}

/** The history of a proposal until now, oldest first. */
function history(kept: Kept, now: number) {
  const own = kept.steps.map(([status, after]) => ({ status, at: kept.createdAt + after }));
  const done = kept.waits && missingOf(kept).length === 0;
  const complete = Math.max(own.at(-1)?.at ?? 0, ...kept.received.map(({ at }) => at));
  const further = done ? AFTER_DOCUMENTS.map(([status, after]) => ({ status, at: complete + after })) : [];
  return [...own, ...further].filter(({ at }) => at <= now);
}

const statusOf = (kept: Kept, now: number) => history(kept, now).at(-1)?.status ?? 'PROPOSAL_SENT';

function view(kept: Kept, world: World, language: Language): Proposal {
  const steps = history(kept, world.now());
  const { simulation } = kept;
  return {
    id: kept.id,
    simulationId: simulation.id,
    status: statusOf(kept, world.now()),
    event: kept.event,
    source: kept.namesBank ? simulation.source : '',
    couponName: kept.coupon,
    ...(kept.coupon && { discount: simulation.discount ?? 0 }),
    ...(kept.idempotencyKey && { idempotencyKey: kept.idempotencyKey }),
    name: kept.name,
    createdAt: new Date(kept.createdAt).toISOString(),
    updatedAt: new Date(steps.at(-1)?.at ?? kept.createdAt).toISOString(),
    price: simulation.price,
    entranceValue: simulation.entranceValue,
    numberOfInstallments: simulation.numberOfInstallments,
    installmentsValue: simulation.installmentsValue,
    finalInstallmentValue: simulation.finalInstallmentValue,
    timeline: steps.map(({ status, at }, i) => ({
      status,
      date: new Date(at).toISOString(),
      current: i === steps.length - 1,
      note: BANK_WORDS[language].notes[status] ?? '',
    })),
    documents: documentsOf(kept, language),
    missing: missingOf(kept),
  };
}

const kept = (world: World, id: string) => found(proposals(world).get(id), 'proposal');

export const proposalOf = (world: World, id: string, language: Language = 'pt-BR'): Proposal =>
  view(kept(world, id), world, language);

/** The proposals of a customer, the newest first. */
export const proposalsOf = (world: World, cpf: string, language: Language = 'pt-BR'): Proposal[] =>
  [...proposals(world).values()]
    .filter((each) => cpf !== '' && each.cpf === cpf)
    .sort((one, other) => other.createdAt - one.createdAt)
    .map((each) => view(each, world, language));

interface Proposed {
  simulationId: string;
  cpf: string;
  name: string;
  event: string;
  couponName?: string;
  idempotencyKey?: string;
}

/**
 * Accepts a proposal; its simulation must exist. A coupon is part of it if the simulation includes it; it is refused if
 * it has been used up since.
 */
export function propose(world: World, proposed: Proposed, language: Language = 'pt-BR'): Proposal {
  const { simulationId, cpf, name, event, couponName, idempotencyKey } = proposed;
  const all = proposals(world);
  const digit = cpf.replace(/\D/g, '').slice(-1);
  const { offerId, numberOfInstallments, ...simulation } = simulationOf(world, simulationId);
  const coupon = couponName && couponName === simulation.couponName ? couponName : '';
  if (coupon)
    usable(world, {
      name: coupon,
      offerId: offerId ?? '',
      period: numberOfInstallments ?? 0,
      cpf: cpf.replace(/\D/g, ''),
      language,
    });
  const made: Kept = {
    id: `prop-${all.size + 1}`,
    simulation: simulationOf(world, simulationId),
    event,
    name,
    cpf: cpf.replace(/\D/g, ''),
    createdAt: world.now(),
    received: [],
    coupon,
    idempotencyKey,
    namesBank: true,
    steps: [...BEGINNING, ...(ENDINGS[digit] ?? APPROVED)],
    waits: digit === '5',
  };
  all.set(made.id, made);
  return view(made, world, language);
}

export function documentsFor(world: World, id: string, language: Language = 'pt-BR') {
  const each = kept(world, id);
  return { proposalId: id, documents: documentsOf(each, language), missing: missingOf(each) };
}

/** Refuses documents of a proposal that another bank has: each has a call of its own. */
export function checkBank(world: World, id: string, isPsa: boolean): void {
  const { namesBank, simulation } = kept(world, id);
  if (namesBank && simulation.source.startsWith('PSA_') !== isPsa) found(undefined, 'proposal');
}

/** Adds files to the documents of an open proposal; the same private file twice is one. */
export function receive(
  world: World,
  id: string,
  type: string,
  files: readonly (Blob | Upload)[],
  language: Language = 'pt-BR',
) {
  const each = kept(world, id);
  if (!documentName(type)) {
    throw new Refusal(422, {
      error: 'there is no such type of document',
      errors: { type: BANK_WORDS[language].documentType },
    });
  }
  if (statusOf(each, world.now()) === 'DENIED_PROPOSAL') {
    throw new Refusal(409, { error: 'the proposal was denied' });
  }
  for (const file of files) {
    const upload = 'id' in file ? file.id : undefined;
    if (upload && each.received.some((known) => known.upload === upload)) continue;
    const fileName = 'name' in file ? String(file.name) : type.toLowerCase();
    each.received.push({
      type: type.toUpperCase(),
      fileName,
      at: world.now(),
      ...(upload !== undefined && { upload }),
    });
  }
  return documentsFor(world, id, language);
}
