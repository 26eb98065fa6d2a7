import { type RefObject, useEffect, useRef, useState } from 'react';
import { copyText } from '#page/clipboard';
import { shareBySystem, whatsappAddress } from './share';

export type ShareWay = 'link' | 'system' | 'whatsapp';

/** What is passed on. */
export interface Shared {
  title: string;
  /** What the recipient reads before the link. */
  text: string;
  /** Empty for what has no link: only a message can pass it on. */
  url: string;
  /** What is copied; the link alone if absent. */
  copied?: string;
}

export interface SharingTexts {
  copied: string;
  copyFailed: string;
  shareFailed: string;
  /** Said after the system's sheet; nothing if absent. */
  shared?: string;
}

export interface Sharing {
  copy(): Promise<void>;
  share(): Promise<void>;
  /** Address of a WhatsApp message to whom the visitor chooses. */
  whatsapp: `https://${string}`;
  /** What became of the latest try, for a live region. */
  statusMessage: string;
  isBad: boolean;
  /** Whether it failed: the visitor copies by hand what the field has. */
  isFailed: boolean;
  /** What is copied. */
  value: string;
  /** Of the field, whose text is selected after a failure. */
  field: RefObject<HTMLInputElement | null>;
  /** Says something else in the live region. */
  say(text: string, isBad?: boolean): void;
}

/** Passes something on by the clipboard or the system's share sheet, and tells the caller how. */
export function useSharing(shared: Shared, texts: SharingTexts, onShared: (way: ShareWay) => void): Sharing {
  const { title, text, url, copied = url } = shared;
  const [statusMessage, setStatusMessage] = useState({ text: '', isBad: false, isFailed: false });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!statusMessage.isFailed) return;
    field.current?.focus();
    field.current?.select();
  }, [statusMessage]);
  const fail = (why: string) => setStatusMessage({ text: why, isBad: true, isFailed: true });
  const say = (now: string, isBad = false) => setStatusMessage({ text: now, isBad, isFailed: false });
  return {
    async copy() {
      const isDone = await copyText(copied);
      if (isDone) onShared('link');
      if (isDone) say(texts.copied);
      else fail(texts.copyFailed);
    },
    async share() {
      const outcome = await shareBySystem({ title, text, url });
      if (outcome === 'done') onShared('system');
      if (outcome === 'failed') fail(texts.shareFailed);
      else say((outcome === 'done' && texts.shared) || '');
    },
    whatsapp: whatsappAddress([text, url].filter(Boolean).join('\n')),
    statusMessage: statusMessage.text,
    isBad: statusMessage.isBad,
    isFailed: statusMessage.isFailed,
    value: copied,
    field,
    say,
  };
}
