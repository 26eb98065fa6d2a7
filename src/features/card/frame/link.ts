import type { InferOutput } from 'valibot';
import type { SentCard } from '#domain/payment/added-card';
import { safeParse } from '#domain/validation/safe-parse';
import type { SafeUrl } from '#page/core/safe-url';
import { randomId } from '#page/random-id';
import { changeUrl } from '#page/safe-addresses';
import { type CardField, frameMessage, type PageMessage, PROTOCOL } from './protocol';

type FrameMessage = InferOutput<typeof frameMessage>;

/** Milliseconds until the frame must be ready, must have checked its fields, and must have kept a card (ours). */
export const FRAME_LIMITS = { ready: 15_000, check: 5_000, keep: 30_000 } as const;

/** Heights of the frame in CSS pixels: it cannot cover the page, nor vanish. */
const HEIGHTS = { least: 120, most: 800 } as const;

/** Why a frame has not done what it was asked: no answer in time, a card that is not taken, or a failure of its own. */
class FrameProblem extends Error {
  constructor(readonly reason: 'timeout' | 'refused' | 'failed') {
    super(reason);
  }
}

export interface Checked {
  invalid: readonly CardField[];
  /** Whether the frame shows what is wrong. */
  shown: boolean;
}

interface Listeners {
  onReady(): void;
  /** Called if the frame was not ready in time. */
  onFailed(): void;
  onHeight(height: number): void;
  onBrand(brand: string): void;
  onSubmit(): void;
  onEscape(): void;
}

export interface FrameLink {
  focus(): void;
  /** Resolves to the invalid fields. Throws a FrameProblem. */
  check(): Promise<Checked>;
  /** Has the card kept under a token, and resolves to what the frame tells of it. Throws a FrameProblem. */
  keep(oneTimeToken: string): Promise<Pick<SentCard, 'digits' | 'dueDate'>>;
  close(): void;
}

/** Returns the address with which a frame learns whom it may speak to, and under which channel. */
export const frameAddress = (address: SafeUrl, channel: string): SafeUrl =>
  changeUrl(address, ({ searchParams }) => {
    searchParams.set('origin', location.origin);
    searchParams.set('channel', channel);
  });

/**
 * Speaks with a frame. A message counts if it comes from this frame's window, from the exact origin of the configured
 * address, under the channel, and in a known shape; any other is ignored. Of several answers the first counts, and none
 * after its time limit.
 */
export function linkFrame(
  frame: HTMLIFrameElement,
  address: string,
  channel: string,
  start: Omit<Extract<PageMessage, { type: 'start' }>, 'type'>,
  on: Listeners,
): FrameLink {
  const { origin } = new URL(address);
  const waiting = new Map<string, { done(message: FrameMessage): void; fail(problem: FrameProblem): void }>();
  const send = (message: PageMessage) =>
    frame.contentWindow?.postMessage({ protocol: PROTOCOL, channel, ...message }, origin);
  const ask = <T extends FrameMessage['type']>(
    type: 'check' | 'keep',
    more: object,
    answer: T,
    limit: number,
  ) =>
    new Promise<Extract<FrameMessage, { type: T }>>((resolve, reject) => {
      const request = randomId();
      const timer = setTimeout(() => fail(new FrameProblem('timeout')), limit);
      const end = () => {
        clearTimeout(timer);
        waiting.delete(request);
      };
      const fail = (problem: FrameProblem) => {
        end();
        reject(problem);
      };
      waiting.set(request, {
        done(message) {
          if (message.type !== answer) return;
          end();
          resolve(message as Extract<FrameMessage, { type: T }>);
        },
        fail,
      });
      send({ type, request, ...more } as PageMessage);
    });
  const abandon = (reason: FrameProblem['reason']) => {
    for (const { fail } of [...waiting.values()]) fail(new FrameProblem(reason));
  };
  const late = setTimeout(() => on.onFailed(), FRAME_LIMITS.ready);
  const onMessage = ({ data, origin: sender, source }: MessageEvent) => {
    if (sender !== origin || source === null || source !== frame.contentWindow) return;
    const { success, output } = safeParse(frameMessage, data);
    if (!success || output.channel !== channel) return;
    if (output.type === 'hello') {
      // A frame that has loaded again has forgotten what it was asked.
      abandon('failed');
      send({ type: 'start', ...start });
    } else if (output.type === 'ready') {
      clearTimeout(late);
      on.onReady();
      on.onHeight(bounded(output.height));
    } else if (output.type === 'height') on.onHeight(bounded(output.height));
    else if (output.type === 'brand') on.onBrand(output.brand);
    else if (output.type === 'submit') on.onSubmit();
    else if (output.type === 'escape') on.onEscape();
    else waiting.get(output.request)?.done(output);
  };
  addEventListener('message', onMessage);
  return {
    focus() {
      frame.focus();
      send({ type: 'focus' });
    },
    check: () => ask('check', {}, 'checked', FRAME_LIMITS.check),
    async keep(oneTimeToken) {
      const { outcome, digits, dueDate } = await ask('keep', { oneTimeToken }, 'kept', FRAME_LIMITS.keep);
      if (outcome !== 'kept') throw new FrameProblem(outcome);
      return { digits: only(/^\d{4}$/, digits), dueDate: only(/^\d\d\/\d\d$/, dueDate) };
    },
    close() {
      clearTimeout(late);
      removeEventListener('message', onMessage);
      abandon('failed');
    },
  };
}

/** Never more than was agreed: a frame may send a whole number. */
const only = (shape: RegExp, text: unknown): string =>
  typeof text === 'string' && shape.test(text) ? text : '';

const bounded = (height: number): number =>
  Math.min(HEIGHTS.most, Math.max(HEIGHTS.least, Math.ceil(Number.isFinite(height) ? height : 0)));
