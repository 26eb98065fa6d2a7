import { vi } from 'vitest';

export const FRAME = 'https://cards.example/frame';
export const ORIGIN = 'https://cards.example';

type Sent = { type: string; request?: string; oneTimeToken?: string; channel: string } & Record<
  string,
  unknown
>;

/**
 * A card provider's frame without a document: what the page sends to it, and the messages that it, or somebody in its name,
 * sends back.
 */
export function frameProvider() {
  // The frame has no document here.
  const { settings } = (globalThis as unknown as { happyDOM: { settings: Record<string, boolean> } })
    .happyDOM;
  settings.handleDisabledFileLoadingAsSuccess = true;
  const sent: { message: Sent; target: string }[] = [];
  const window = {
    postMessage: vi.fn((message: Sent, target: string) => void sent.push({ message, target })),
  };
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(window as never);
  const frame = () => document.querySelector('iframe') as HTMLIFrameElement;
  const channel = () => new URL(frame().src).searchParams.get('channel') ?? '';
  const say = (message: object, from: { origin?: string; source?: unknown; channel?: string } = {}) => {
    const data = { protocol: 'vitrine-card-frame/1', channel: from.channel ?? channel(), ...message };
    const event = new MessageEvent('message', { data, origin: from.origin ?? ORIGIN });
    Object.defineProperty(event, 'source', { value: 'source' in from ? from.source : window });
    dispatchEvent(event);
  };
  return {
    sent,
    say,
    channel,
    frame,
    window,
    last: (type: string) => sent.filter(({ message }) => message.type === type).at(-1)?.message,
    load() {
      say({ type: 'hello' });
      say({ type: 'ready', height: 300 });
    },
  };
}
export type FrameProvider = ReturnType<typeof frameProvider>;
