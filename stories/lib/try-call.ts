import { writeMetadata } from '#demo-pages/embed/preview/write-metadata';
import type { AnyCall } from '#services/catalogue';
import { DEFAULTS } from './page-setup';

/** Maximum number of displayed lines of an answer. */
const SHOWN = 60;

function shorten(text: string): string {
  const lines = text.split('\n');
  return lines.length > SHOWN
    ? `${lines.slice(0, SHOWN).join('\n')}\n… ${lines.length - SHOWN} more lines`
    : text;
}

/** Calls the sandbox in this document and resolves to the result as text. */
export async function tryCall(call: AnyCall, input: object, token: string): Promise<string> {
  writeMetadata({ ...DEFAULTS, brand: 'fiat', country: 'BR', language: 'pt-BR' });
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `vitrine_session=${token}; path=/`;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `vitrine_identity=id-${token}; path=/`;
  try {
    const answer = await call(input);
    if (answer instanceof Blob) return `${answer.type}, ${answer.size} bytes`;
    return shorten(typeof answer === 'string' ? answer : (JSON.stringify(answer, null, 2) ?? 'no content'));
  } catch (error) {
    return JSON.stringify(error, ['name', 'kind', 'status', 'message'], 2);
  }
}
