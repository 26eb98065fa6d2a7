/** All checks of one call, in the order in which a browser would meet the faults. */
import { needsSession } from '#services/http/call-session';
import { DEFAULT_TIMEOUT } from '#services/http/fetch-once';
import { isSecure } from '#services/http/prepare';
import { contentFindings } from './checks/content';
import { embeddingFindings, preflightFindings, readableFindings } from './checks/cors';
import { cachingFindings, cookieFindings } from './checks/keeping';
import { languageFindings } from './checks/languages';
import { sessionlessFindings, unknownIdFindings } from './checks/refusals';
import { silenceFinding, slowFindings, statusFindings, uncheckedBy } from './checks/status';
import { type Answer, isSilence, needsPreflight, type Silence, sendFrom, sendPreflight } from './exchange';
import { type Finding, finding } from './finding';
import { sendFollowing } from './follow-redirects';
import { isReading, type SelectedCall } from './selected-calls';
import type { WireRequest } from './wire-request';

/** A call with the requests that show how the service answers it. */
export interface Planned {
  call: SelectedCall;
  request: WireRequest;
  /** The call with an id that nobody has; only for calls that read one thing by its id. */
  unknownId: WireRequest | undefined;
}

export interface Conditions {
  /** Addresses of the services, as they were given, with {service}. */
  services: string;
  /** The site's origin; without it, the site is taken to be at the services' own. */
  origin: string | undefined;
  /** The cookies that widgets read as the visitor's session and identity. */
  sessionCookies: readonly string[];
  /** Milliseconds above which a call is at fault. */
  slow: number | undefined;
}

export interface Outcome {
  status: number | undefined;
  ms: number | undefined;
  findings: Finding[];
  /** Why the call could not be judged, if it could not. */
  unchecked?: string;
}

/** One call at one service, from one page. */
class CallCheck {
  readonly #page: string;
  readonly #isOtherOrigin: boolean;
  readonly #timeout: number;

  constructor(
    readonly planned: Planned,
    readonly conditions: Conditions,
    readonly widgets: string,
  ) {
    const { origin } = new URL(planned.request.url);
    this.#page = conditions.origin ?? origin;
    this.#isOtherOrigin = this.#page !== origin;
    this.#timeout = planned.call.call.definition.timeout ?? DEFAULT_TIMEOUT;
  }

  /** Sends a request as the page would. */
  #ask(request: WireRequest): Promise<Answer | Silence> {
    return sendFrom(this.#page, request, this.#timeout);
  }

  /** What a browser checks before it sends the request. */
  async #preflight(): Promise<Finding[]> {
    const { request } = this.planned;
    if (!this.#isOtherOrigin || !needsPreflight(request)) return [];
    const answer = await sendPreflight(this.#page, request, this.#timeout);
    return isSilence(answer)
      ? [silenceFinding(answer, 'the preflight (OPTIONS)')]
      : preflightFindings(answer, request, this.#page);
  }

  #readable(answer: Answer, what: string, code: string): Finding[] {
    return this.#isOtherOrigin ? readableFindings(answer, this.#page, what, code) : [];
  }

  /** What is wrong with an answer of success. */
  #judge(answer: Answer): Finding[] {
    const { call, answerNames } = this.planned.call;
    const { definition } = call;
    return [
      ...contentFindings(definition, answer, this.widgets, answerNames),
      ...(definition.wire?.reads === 'blob' && definition.wire.bare && this.#isOtherOrigin
        ? embeddingFindings(answer)
        : []),
      ...cachingFindings(definition, answer, this.#isOtherOrigin),
      ...cookieFindings(answer, {
        isSecure: this.planned.request.url.startsWith('https:'),
        isOtherOrigin: this.#isOtherOrigin,
        sessionCookies: this.conditions.sessionCookies,
      }),
      ...slowFindings(answer, this.conditions.slow),
    ];
  }

  /** How the service refuses; isReadable: whether the page could read the answer itself. */
  async #refusals(isReadable: boolean): Promise<Finding[]> {
    const { request, unknownId, call } = this.planned;
    const { definition } = call.call;
    const findings: Finding[] = [];
    const ask = async (
      asked: WireRequest,
      what: string,
      code: string,
      judge: (answer: Answer) => Finding[],
    ) => {
      const answer = await this.#ask(asked);
      if (isSilence(answer)) findings.push(silenceFinding(answer, what));
      else
        findings.push(
          ...judge(answer),
          ...(isReadable ? this.#readable(answer, `the answer to ${what}`, code) : []),
        );
    };
    if (unknownId) {
      const mayBeEmpty = !definition.returns || /^(array|optional|nullish)$/.test(definition.returns.type);
      await ask(unknownId, 'an unknown id', 'error-origin', (answer) =>
        unknownIdFindings(answer, mayBeEmpty),
      );
    }
    if (needsSession(definition) && isReading(definition) && request.headers.has('authorization')) {
      const headers = new Headers(request.headers);
      headers.delete('authorization');
      await ask(
        { ...request, headers },
        'a request without a session',
        'sessionless-origin',
        sessionlessFindings,
      );
    }
    return findings;
  }

  async run(): Promise<Outcome> {
    const { request, call } = this.planned;
    const { definition, base } = call.call;
    // The widgets ask by https what is given as http: that nobody may rely on.
    const given = this.conditions.services.replaceAll('{service}', base);
    if (this.#page.startsWith('https:') && ![given, request.url].every(isSecure)) {
      const text = 'the address is http, which browsers block in a page of https; serve it by https';
      return { status: undefined, ms: undefined, findings: [finding('mixed-content', text)] };
    }
    const preflight = await this.#preflight();
    const { answer, findings } = await sendFollowing((asked) => this.#ask(asked), request);
    const status = answer?.status;
    const ms = answer?.ms;
    if (!answer || findings.length > 0) {
      // Who answers neither of the two has one fault.
      const others = preflight.filter(({ code }) => findings.every((each) => each.code !== code));
      return { status, ms, findings: [...others, ...findings] };
    }
    // Who does not allow the origin to ask does not allow it to read either: that is one fault.
    const allowsNone = preflight.some(({ code }) => code === 'preflight-origin');
    const readable = allowsNone ? [] : this.#readable(answer, 'the answer', 'answer-origin');
    const refusals = await this.#refusals(!allowsNone && readable.length === 0);
    const hasToken = request.headers.has('authorization');
    const unchecked = uncheckedBy(answer, call, hasToken);
    if (unchecked) return { status, ms, findings: [...preflight, ...readable, ...refusals], unchecked };
    const failed = statusFindings(answer, hasToken);
    const judged =
      failed.length > 0
        ? failed
        : [
            ...this.#judge(answer),
            ...(await languageFindings((asked) => this.#ask(asked), request, definition, answer)),
            ...refusals,
          ];
    return { status, ms, findings: [...preflight, ...readable, ...judged] };
  }
}

/**
 * Checks one call.
 * @param widgets those that make it, as a part of a sentence
 */
export const checkCall = (planned: Planned, conditions: Conditions, widgets: string): Promise<Outcome> =>
  new CallCheck(planned, conditions, widgets).run();
