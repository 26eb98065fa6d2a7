import * as integration from '#services/integration-log';
import { answer, found, Reply } from '../answers';
import { HOUR, moment } from '../lib/moments';
import { paged } from '../lib/paging';
import { refuseFields } from '../rules/accounts';
import { refuseOld } from '../rules/put-record';
import type { World } from '../world';

const STATUSES = ['PENDING', 'REPROCESSING', 'RESOLVED', 'FAILED', 'IGNORED'];
/** Duration of a reprocess in ms. */
export const REPROCESS = 20_000;
/** An error that a retry does not resolve before it is corrected. */
const LASTING = 'CPF inválido no CRM';

const MESSAGES: readonly (readonly [journey: string, message: string])[] = [
  ['reserva', 'Tempo esgotado ao confirmar o pedido'],
  ['reserva', LASTING],
  ['financiamento', 'Banco indisponível'],
  ['lead', 'Concessionária sem fila de leads'],
  ['assinatura', 'Contrato recusado pela assinatura eletrônica'],
];
const SEEDED = 27;

type Failure = {
  id: string;
  journey: string;
  message: string;
  status: string;
  attempts: number;
  note: string;
  createdAt: string;
  updatedAt: string;
  payload: Record<string, unknown>;
};
type LogEntry = { id: string; source: string; action: string; level: string; message: string; at: string };

const failures = (world: World): Map<string, Failure> =>
  world.table('integration errors', () => {
    const random = world.random('integration errors');
    const made = Array.from({ length: SEEDED }, (_, i): [string, Failure] => {
      const [journey, message] = MESSAGES[i % MESSAGES.length] ?? ['', ''];
      const id = `ERR-${String(i + 1).padStart(3, '0')}`;
      const createdAt = moment(world, -(i * 7 + random.whole(1, 6)) * HOUR);
      const status = i % 6 === 5 ? 'RESOLVED' : 'PENDING';
      const payload = {
        orderId: `PED-${random.whole(10_000, 99_999)}`,
        attempt: 1,
        // As the sending system wrote it, with a mistake where the message says so.
        customer: { name: 'Ana Nogueira', cpf: message === LASTING ? '123.456' : '12345678909' },
        headers: { authorization: `Bearer ${random.whole(100_000, 999_999)}` },
      };
      return [
        id,
        { id, journey, message, status, attempts: 1, note: '', createdAt, updatedAt: createdAt, payload },
      ];
    });
    return new Map(made);
  });

/** Whether the payload's document is one: a corrected error is resolved by its next try. */
const hasDocument = ({ payload }: Failure): boolean =>
  /^\d{11}$/.test((payload.customer as { cpf?: string } | undefined)?.cpf?.replace(/\D/g, '') ?? '');

/** Applies the passed time to an error. */
function settled(world: World, failure: Failure): Failure {
  const due = Date.parse(failure.updatedAt) + REPROCESS;
  if (failure.status === 'REPROCESSING' && world.now() >= due) {
    failure.status = failure.message === LASTING && !hasDocument(failure) ? 'FAILED' : 'RESOLVED';
    failure.updatedAt = new Date(due).toISOString();
  }
  return failure;
}

const entries = (world: World): LogEntry[] =>
  world.table('integration log', () =>
    MESSAGES.map(([source, message], i) => ({
      id: `LOG-${i + 1}`,
      source,
      action: 'SEND',
      level: 'ERROR',
      message,
      at: moment(world, -(i + 1) * HOUR),
    })),
  );

interface Found {
  text?: string | undefined;
  from?: string | undefined;
  before?: string | undefined;
}

/** Whether a record has a text in its id or its message, and is of a time. */
const matches = (id: string, message: string, at: string, { text = '', from, before }: Found): boolean =>
  `${id} ${message}`.toLowerCase().includes(text.toLowerCase()) &&
  (!from || Date.parse(at) >= Date.parse(from)) &&
  (!before || Date.parse(at) < Date.parse(before));

export const integrationLogAnswers = answer(
  integration,
  {
    logIntegration({ body, world }) {
      const { source, action, level, message } = body;
      const known = entries(world);
      const entry = { id: `LOG-${known.length + 1}`, source, action, level, message, at: moment(world) };
      known.unshift(entry);
      return new Reply(201, entry);
    },
    listIntegrationLogs: ({ query, world }) =>
      paged(
        entries(world).filter(
          ({ id, source, level, message, at }) =>
            (!query.source || source === query.source) &&
            (!query.level || level === query.level) &&
            matches(id, message, at, query),
        ),
        query,
      ),
    listIntegrationErrors: ({ query, world }) =>
      paged(
        [...failures(world).values()]
          .map((failure) => settled(world, failure))
          .filter(
            ({ id, journey, status, message, createdAt }) =>
              (!query.journey || journey === query.journey) &&
              (!query.status || status === query.status) &&
              matches(id, message, createdAt, query),
          ),
        query,
      ),
    reportIntegrationError({ body, world }) {
      const known = failures(world);
      const id = `ERR-${String(known.size + 1).padStart(3, '0')}`;
      const at = moment(world);
      const { journey, message, payload = {} } = body;
      const more = { status: 'PENDING', attempts: 1, note: '', createdAt: at, updatedAt: at };
      const failure: Failure = { id, journey, message, ...more, payload };
      known.set(id, failure);
      return new Reply(201, failure);
    },
    updateIntegrationError({ params, body, world }) {
      const failure = settled(world, found(failures(world).get(params.id), 'error'));
      refuseFields({
        status: body.status !== undefined && !STATUSES.includes(body.status) && 'Situação inválida',
      });
      refuseOld(world, body.updatedAt, failure.updatedAt, { error: 'the error has changed' });
      const { status = failure.status, note = failure.note, payload = failure.payload } = body;
      return Object.assign(failure, { status, note, payload, updatedAt: moment(world) });
    },
    /** Resolved and ignored errors stay unchanged. */
    reprocessIntegrationErrors({ body, world }) {
      const results = body.ids.map((id) => {
        const failure = failures(world).get(id);
        if (!failure) return { id, status: 'NOT_FOUND' };
        const { status } = settled(world, failure);
        if (status === 'PENDING' || status === 'FAILED') {
          Object.assign(failure, { status: 'REPROCESSING', updatedAt: moment(world) });
          failure.attempts += 1;
        }
        return { id, status: failure.status };
      });
      return { results };
    },
  },
  {
    examples: {
      updateIntegrationError: { id: 'ERR-001', body: { status: 'IGNORED' } },
      reprocessIntegrationErrors: { body: { ids: ['ERR-001', 'ERR-002'] } },
    },
  },
);
