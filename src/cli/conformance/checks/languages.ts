/** Whether caches would give an answer in one language to visitors of the other. */
import { LANGUAGES } from '#domain/core/brands';
import type { Definition } from '#services/http/types';
import { type Answer, isSilence, type Silence } from '../exchange';
import { type Finding, finding, quoted } from '../finding';
import type { WireRequest } from '../wire-request';
import { isPrivate, isShared, variesBy } from './keeping';

/** Asks again in both languages, but only for an answer that caches may keep for either. */
export async function languageFindings(
  ask: (request: WireRequest) => Promise<Answer | Silence>,
  request: WireRequest,
  definition: Definition,
  answer: Answer,
): Promise<Finding[]> {
  if (request.method !== 'GET' || isPrivate(definition)) return [];
  if (!isShared(answer) || variesBy(answer, 'accept-language')) return [];
  const askIn = (language: string) => {
    const headers = new Headers(request.headers);
    headers.set('accept-language', language);
    return ask({ ...request, headers });
  };
  const own = request.headers.get('accept-language') ?? LANGUAGES[0];
  const other = LANGUAGES.find((each) => each !== own) ?? own;
  const [again, translated] = [await askIn(own), await askIn(other)];
  if (isSilence(again) || isSilence(translated) || translated.status !== answer.status) return [];
  // An answer that is never the same twice says nothing about languages.
  const isSteady = Buffer.compare(again.body, answer.body) === 0;
  if (!isSteady || Buffer.compare(translated.body, answer.body) === 0) return [];
  const control = quoted(answer.headers.get('cache-control') ?? '');
  const text = `the answer is another one in another language, and caches may keep it (Cache-Control: ${control}) for both; answer Vary: Accept-Language`;
  return [finding('vary-language', text)];
}
