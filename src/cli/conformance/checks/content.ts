/** Whether a widget can read the content of an answer: its type, its encoding, JSON, and its schema. */
import type { Definition } from '#services/http/types';
import type { Names } from '#services/http/wire-names/wire-map';
import type { Answer } from '../exchange';
import { type Finding, finding, quoted } from '../finding';
import { shapeProblems } from '../shape';
import { inCatalogueNames } from '../under-names';

export const typeOf = ({ headers }: Answer): string =>
  quoted((headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '');

/** Returns a text; undefined if it is not UTF-8, which a browser always takes JSON for. */
function textOf({ body }: Answer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}

/** A file or a text, which is read as it is. */
function fileFindings(answer: Answer): Finding[] {
  const type = typeOf(answer);
  if (/json|html/.test(type))
    return [
      finding(
        'file-type',
        `a file is expected, and the answer is ${type}; answer the file with its own content type`,
      ),
    ];
  return answer.body.length === 0
    ? [finding('file-empty', 'the file has no content; answer it with its bytes')]
    : [];
}

/** Whether a schema takes an answer without a body. */
const isOptional = ({ returns }: Definition): boolean => /^(optional|nullish)$/.test(returns?.type ?? '');

/** Checks JSON against the call's schema. One finding: what is not JSON has no shape. */
function jsonFindings(definition: Definition, answer: Answer, widgets: string, names: Names): Finding[] {
  const { returns } = definition;
  const type = typeOf(answer);
  if (type.includes('html'))
    return [
      finding(
        'html',
        'the answer is an HTML page (of a sign-in, a proxy or an error) with a status of success; answer JSON',
      ),
    ];
  const text = textOf(answer);
  if (text === undefined)
    return [
      finding(
        'encoding',
        'the answer is not UTF-8, so that letters with accents are lost; encode JSON in UTF-8',
      ),
    ];
  if (text === '')
    return isOptional(definition)
      ? []
      : [
          finding(
            'empty',
            `the answer has no content (${answer.status}), and ${widgets} needs it; answer 200 with JSON`,
          ),
        ];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [finding('not-json', `the answer is not valid JSON (${text.length} characters); answer it whole`)];
  }
  const problems = returns ? shapeProblems(returns, inCatalogueNames(value, names), names) : [];
  const shape = problems.map((problem) => finding('shape', `${problem}; ${widgets} refuses the answer`));
  const isNamed = /^application\/(json|[\w.+-]+\+json)$/.test(type);
  return isNamed
    ? shape
    : [
        finding(
          'content-type',
          `the answer is JSON as ${type || 'no content type'}; answer Content-Type: application/json`,
        ),
        ...shape,
      ];
}

/**
 * Checks the content of a successful answer.
 * @param widgets those that make the call, as one text
 * @param names the service's names of properties
 */
export function contentFindings(
  definition: Definition,
  answer: Answer,
  widgets: string,
  names: Names = {},
): Finding[] {
  // Where nothing is promised, nothing is read.
  if (!definition.returns) return [];
  return definition.wire?.reads ? fileFindings(answer) : jsonFindings(definition, answer, widgets, names);
}
