/** A call's request with the redirects of a public file, which is the only one that follows any. */
import { isRedirect, redirectFindings, silenceFinding, targetOf } from './checks/status';
import { type Answer, isSilence, type Silence } from './exchange';
import { type Finding, finding } from './finding';
import type { WireRequest } from './wire-request';

/** Most redirects that are followed. */
const MOST = 5;

/** Returns the answer, if there is one, and what is wrong on the way to it. */
export async function sendFollowing(
  ask: (request: WireRequest) => Promise<Answer | Silence>,
  request: WireRequest,
): Promise<{ answer?: Answer; findings: Finding[] }> {
  let asked = request;
  for (let redirects = 0; ; redirects += 1) {
    const answer = await ask(asked);
    if (isSilence(answer)) return { findings: [silenceFinding(answer)] };
    if (!isRedirect(answer)) return { answer, findings: [] };
    const findings = redirectFindings(answer, asked);
    const target = targetOf(answer, asked);
    if (findings.length > 0 || !target) return { answer, findings };
    if (redirects === MOST)
      return { answer, findings: [finding('redirect-loop', 'its redirects do not end; answer the file')] };
    asked = { ...asked, url: target.href };
  }
}
