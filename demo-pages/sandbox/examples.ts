import type { GenericSchema } from 'valibot';
import type { Route } from './answers';
import { PASSWORD } from './data/users';

/** The parts of a schema that examples are made from. */
interface Shape {
  type: string;
  wrapped?: Shape;
  entries?: Record<string, Shape>;
  item?: Shape;
  items?: readonly Shape[];
  options?: readonly unknown[];
  literal?: unknown;
}

/** Values of fields with these names, wherever they occur. An answer's own example has precedence. */
const KNOWN: Record<string, unknown> = {
  brand: 'fiat',
  market: 'pt-BR',
  country: 'BR',
  countryCode: 'BR',
  c: 'BR',
  s: 'SP',
  code: 'SP',
  stateCode: 'SP',
  cep: '01310100',
  'postal-service': 'postal',
  'public-lookup': 'publico',
  phoneNumber: '011987654321',
  phone: '11955500101',
  email: 'ana.nogueira@correio.example',
  cpf: '12345678909',
  cnpj: '11222333000181',
  year: 2026,
  modelYear: 2026,
  price: 100_000,
};

/** Returns the smallest value that a schema accepts, without optional fields. */
function leastOf(shape: Shape, name: string): unknown {
  if (name in KNOWN && shape.type !== 'array') return KNOWN[name];
  switch (shape.type) {
    case 'object':
    case 'loose_object':
      return fieldsOf(shape.entries ?? {});
    case 'array':
      return shape.item ? [leastOf(shape.item, name)] : [];
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'picklist':
      return shape.options?.[0];
    case 'literal':
      return shape.literal;
    case 'union':
      return leastOf(shape.options?.[0] as Shape, name);
    case 'record':
      return {};
    case 'file':
    case 'blob':
      return new File(['example'], 'exemplo.pdf', { type: 'application/pdf' });
    case 'nullable':
      return null;
    default:
      return 'exemplo';
  }
}

const optional = ({ type }: Shape) => type === 'optional' || type === 'nullish';

function fieldsOf(entries: Record<string, Shape>): Record<string, unknown> {
  const needed = Object.entries(entries).filter(([, shape]) => !optional(shape));
  return Object.fromEntries(needed.map(([name, shape]) => [name, leastOf(shape, name)]));
}

const exampleFor = (schema: GenericSchema | undefined) => {
  const shape = schema as unknown as Shape | undefined;
  return !shape || optional(shape) ? undefined : leastOf(shape, '');
};

/** Merges two examples; fields of the second have precedence. */
const merged = (first: unknown, second: unknown): unknown =>
  second === undefined
    ? first
    : typeof first === 'object' && first !== null && typeof second === 'object' && !Array.isArray(second)
      ? { ...first, ...second }
      : second;

/**
 * Returns valid input of a call against the sandbox: from the call's path and schemas, and from its answer's example
 * where these are not enough.
 */
export function exampleOf({ definition, example, only }: Route): Record<string, unknown> {
  const { path, query, body, auth } = definition;
  const given = example as Record<string, unknown>;
  const names = [...path.matchAll(/\{([^}*]+)\*?\}/g)].map(([, name = '']) => name);
  const params = names.map((name): [string, unknown] => [
    name,
    given[name] ?? only[name] ?? KNOWN[name] ?? '1',
  ]);
  const parts = {
    query: merged(exampleFor(query), given.query),
    body: merged(exampleFor(body), given.body),
    credentials:
      auth === 'basic' ? (given.credentials ?? { email: KNOWN.email, password: PASSWORD }) : undefined,
    headers: given.headers,
  };
  const sent = Object.entries(parts).filter(([, value]) => value !== undefined);
  return Object.fromEntries([...params, ...sent]);
}

/** The caller's token of the example. */
export const callerOf = ({ example }: Route): string => (example as { as?: string }).as ?? 'equipe';
