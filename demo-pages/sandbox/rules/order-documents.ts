import { isSeller } from '#domain/access/sellers';
import type { Language } from '#domain/core/brands';
import type { WantedDocument } from '#services/entities/timeline';
import { found, Refusal } from '../answers';
import { documentName } from '../data/lookups';
import { MINUTE } from '../lib/moments';
import type { World } from '../world';
import { accounts, signedIn } from './accounts';
import { documentManners, IDENTITY_REASON } from './document-manners';
import { hasIdentity } from './identities';
import { keep, ownReservations, statusOf, stepsUntil } from './reservations/kept';
import type { Kept } from './reservations/kept-reservation';
import { wholeFiles } from './uploads';

/*
 * The documents of an order. A received one is in analysis after a minute and decided after five: it is refused if its
 * file's name contains "recusad" or "rechazad", and approved otherwise. An order that waits for documents (WAITING_DOCS)
 * has them (UPLOADED_DOCS) once none is missing or refused.
 */

const REQUIRED = ['DRIVER_LICENSE', 'RESIDENCE_PROOF', 'INCOME_PROOF'];
const WAITING = ['WAITING_DOCS', 'PENDING_DOCUMENT'];
const ANALYSIS = MINUTE;
const DECISION = 5 * MINUTE;

const REASONS: Record<Language, string> = {
  'pt-BR': 'A imagem está cortada: as quatro bordas do documento precisam aparecer.',
  'es-AR': 'La imagen está cortada: tienen que verse los cuatro bordes del documento.',
};

interface Received {
  type: string;
  fileName: string;
  at: number;
  upload: string;
}

const table = (world: World) => world.table('order documents', () => new Map<string, Received[]>());

/** What an order has received; one that waits for documents has had one refused, a day after it was asked for. */
function receivedOf(world: World, order: Kept): Received[] {
  const all = table(world);
  const asked = order.steps.find(({ status }) => WAITING.includes(status));
  if (!all.has(order.id)) {
    const example = { type: 'INCOME_PROOF', fileName: 'holerite-recusado.jpg', upload: '' };
    all.set(order.id, asked && asked.at < world.now() ? [{ ...example, at: asked.at }] : []);
  }
  return all.get(order.id) as Received[];
}

function stateOf({ at, fileName }: Received, now: number): string {
  if (now - at < ANALYSIS) return 'RECEIVED';
  if (now - at < DECISION) return 'IN_ANALYSIS';
  return /recusad|rechazad/i.test(fileName) ? 'REFUSED' : 'APPROVED';
}

function documentsOf(world: World, order: Kept, language: Language): WantedDocument[] {
  const received = receivedOf(world, order);
  const done = !WAITING.includes(statusOf(order, world.now())) && received.length === 0;
  const others = received.map(({ type }) => type).filter((type) => !REQUIRED.includes(type));
  return [...REQUIRED, ...new Set(others)].map((type) => {
    const last = received.filter((each) => each.type === type).at(-1);
    const status = last ? stateOf(last, world.now()) : done ? 'APPROVED' : 'MISSING';
    return {
      type,
      name: documentName(type, language) ?? type,
      required: REQUIRED.includes(type),
      status,
      fileName: last?.fileName ?? null,
      receivedAt: last ? new Date(last.at).toISOString() : null,
      note: status === 'REFUSED' ? REASONS[language] : '',
    };
  });
}

interface Caller {
  headers: Headers;
  world: World;
}

/** An order of the caller's, or of any customer if the caller is a seller. */
function orderFor(caller: Caller, id: string): Kept {
  const { roles } = signedIn(caller);
  // A seller sees the orders of all customers.
  const owners = isSeller(roles)
    ? [...accounts(caller.world).keys()].map((token) => new Headers({ authorization: `Bearer ${token}` }))
    : [caller.headers];
  const orders = owners.flatMap((headers) => ownReservations({ headers, world: caller.world }));
  return found(
    orders.find((order) => order.id === id),
    'order',
  );
}

function view(world: World, order: Kept, language: Language) {
  const documents = documentsOf(world, order, language);
  const missing = documents
    .filter(({ required, status }) => required && (status === 'MISSING' || status === 'REFUSED'))
    .map(({ type }) => type);
  return { userId: documentManners(world).namesCustomer ? order.owner : '', documents, missing };
}

/** The documents of an order. */
export const orderDocuments = (caller: Caller, id: string, language: Language = 'pt-BR') => {
  const order = orderFor(caller, id);
  return { proposalCode: id, ...view(caller.world, order, language) };
};

/** Adds files that have arrived to the documents of an order; the same file twice is one. */
export function addToOrder(
  caller: Caller,
  { userId, order: id, type, uploads }: { userId: string; order: string; type: string; uploads: string[] },
  language: Language = 'pt-BR',
) {
  const { world } = caller;
  const order = orderFor(caller, id);
  if (order.owner !== userId) throw new Refusal(403, { error: 'the order belongs to somebody else' });
  if (!documentName(type)) {
    throw new Refusal(422, {
      error: 'there is no such type of document',
      errors: { type: 'Tipo desconhecido' },
    });
  }
  if (statusOf(order, world.now()) === 'CANCELLED')
    throw new Refusal(409, { error: 'the order is cancelled' });
  if (documentManners(world).needsIdentity && !hasIdentity(world, order.owner)) {
    throw new Refusal(403, {
      error: 'the identity of the customer is not validated',
      reason: IDENTITY_REASON,
    });
  }
  const received = receivedOf(world, order);
  for (const { id: upload, name } of wholeFiles(world, signedIn(caller).id, uploads)) {
    if (received.some((each) => each.upload === upload)) continue;
    received.push({ type: type.toUpperCase(), fileName: name, at: world.now(), upload });
  }
  const after = view(world, order, language);
  if (after.missing.length === 0 && WAITING.includes(statusOf(order, world.now()))) {
    order.steps = [...stepsUntil(order, world.now()), { status: 'UPLOADED_DOCS', at: world.now() }];
    keep(world, order);
  }
  return { id, status: statusOf(order, world.now()), ...after };
}
