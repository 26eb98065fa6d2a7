import type { Definition } from '#services/http/types';
import type { Issue } from './read-request';

function json(text: string, issues: Issue[]): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    issues.push({ path: 'body', expected: 'JSON' });
    return undefined;
  }
}

/** Converts a form's parts to fields: JSON parts parsed, files unchanged, repeated names as a list (spec calls#multipart). */
async function fieldsOf(form: FormData, issues: Issue[]): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const parts = await Promise.all(
      form
        .getAll(name)
        .map(async (part) =>
          typeof part === 'object' && part.type.startsWith('application/json')
            ? json(await part.text(), issues)
            : part,
        ),
    );
    fields[name] = parts.length > 1 ? parts : parts[0];
  }
  return fields;
}

/** Reads the body for the call's schema; an unreadable one is an issue. */
export async function readBody(
  { wire }: Definition,
  request: Request,
  text: string,
  issues: Issue[],
): Promise<unknown> {
  if (wire?.sends !== 'multipart') return json(text, issues);
  try {
    return await fieldsOf(await request.formData(), issues);
  } catch {
    issues.push({ path: 'body', expected: 'multipart/form-data' });
    return undefined;
  }
}

/** Fields that are hidden in the log. */
const SECRET = /^(cvv|password|\w*Password|token|\w*Token)$/;

function fieldForLog(name: string, value: unknown, card: boolean): unknown {
  if (typeof value !== 'string' || value === '') return forLog(value);
  if (SECRET.test(name)) return '***';
  return card && name === 'number' ? `*** ${value.slice(-4)}` : value;
}

/** Returns a body or an answer for the log: without secrets, files as name, type and size. */
export function forLog(body: unknown): unknown {
  if (body instanceof Blob) {
    return { name: body instanceof File ? body.name : '', type: body.type, size: body.size };
  }
  if (Array.isArray(body)) return body.map(forLog);
  if (typeof body === 'object' && body !== null) {
    const card = 'cvv' in body;
    return Object.fromEntries(
      Object.entries(body).map(([name, value]) => [name, fieldForLog(name, value, card)]),
    );
  }
  return body ?? null;
}
