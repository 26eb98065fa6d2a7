/** Integration errors between systems, and their reprocessing (spec services#integration). For staff only. */
import {
  array,
  type InferOutput,
  looseObject,
  nullish,
  number,
  object,
  optional,
  record,
  string,
  unknown,
} from 'valibot';
import { count, list, pageOf, text } from './entities/fields';
import { GET, PATCH, POST } from './http/call';

const BASE = 'integration-log';
const staff = true;

const page = optional(number(), 0);
const size = optional(number(), 20);
/** What lists are narrowed by; the names are ours. text: a part of the message or of the id. from, before: moments, ISO 8601. */
const found = {
  text: optional(string()),
  from: optional(string()),
  before: optional(string()),
  page,
  size,
};
const payload = record(string(), unknown());

/** level: INFO, WARN, ERROR. */
const logEntry = looseObject({
  id: string(),
  source: text,
  action: text,
  level: text,
  message: text,
  at: text,
});
/** status: PENDING, REPROCESSING, RESOLVED, FAILED, IGNORED; the names are ours. */
const integrationError = looseObject({
  id: string(),
  journey: text,
  message: text,
  status: string(),
  attempts: count,
  note: text,
  createdAt: text,
  updatedAt: text,
  payload: nullish(payload, {}),
});

export type LogEntry = InferOutput<typeof logEntry>;
export type IntegrationError = InferOutput<typeof integrationError>;

export const logIntegration = POST('LOG-01', BASE, '/integration-log', {
  staff,
  body: object({
    source: string(),
    action: string(),
    level: optional(string(), 'INFO'),
    message: optional(string(), ''),
    payload: optional(payload),
  }),
  returns: logEntry,
});
export const listIntegrationLogs = GET('LOG-02', BASE, '/integration-log', {
  staff,
  query: object({ source: optional(string()), level: optional(string()), ...found }),
  returns: pageOf(logEntry),
});
export const listIntegrationErrors = GET('LOG-03', BASE, '/journey-integration-errors', {
  staff,
  query: object({ journey: optional(string()), status: optional(string()), ...found }),
  returns: pageOf(integrationError),
});
export const reportIntegrationError = POST('LOG-04', BASE, '/journey-integration-errors', {
  staff,
  body: object({ journey: string(), message: string(), payload: optional(payload) }),
  returns: integrationError,
});
/** Refused with 409 if the error has changed since `updatedAt`. payload: the corrected one, whole; the names are ours. */
export const updateIntegrationError = PATCH('LOG-05', BASE, '/journey-integration-errors/{id}', {
  staff,
  body: object({
    status: optional(string()),
    note: optional(string()),
    payload: optional(payload),
    updatedAt: optional(string()),
  }),
  returns: integrationError,
});
/** Reprocesses several errors; returns a result for each. */
export const reprocessIntegrationErrors = PATCH('LOG-06', BASE, '/journey-integration-errors/reprocess', {
  staff,
  body: object({ ids: array(string()) }),
  returns: looseObject({ results: list(looseObject({ id: string(), status: string() })) }),
});
