import Cookies from 'js-cookie';
import { act } from 'react';
import { vi } from 'vitest';
import { DOCUMENT_TYPE_LABELS, type DocumentType } from '#domain/uploads/document-types';
import { readSession } from '#features/session/session';
import { SignInGate } from '#features/session/sign-in/SignInGate';
import { attributes, type DocumentUploadProps } from '#widgets/document-upload/attributes';
import DocumentUpload from '#widgets/document-upload/DocumentUpload';
import { attributeValue } from '../../lib/attribute-value';
import { leave, render, settle } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';
import { stubFetch } from '../../lib/stub-fetch';

/** An order of ana's that waits for documents; its proof of income was refused. */
export const ORDER = 'res-user-ana-7';
export const CHUNK = 65_536;

/** What a test does to the nth request that sends bytes, from 1: nothing, no answer, or an answer lost after it. */
type Fate = 'offline' | 'lost' | undefined;

export interface UploadPage {
  net: SandboxPage;
  /** The ranges of the requests of the private files; empty for a whole file. */
  ranges: string[];
  /** Changes the fate of single requests. */
  fate(nth: number): Fate | number;
}

export function signIn(user: string): void {
  Cookies.set('vitrine_session', user, { path: '/' });
  document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
}

/** The sandbox behind a page of ana's, with the ranges of what is sent. */
export function uploadPage(): UploadPage {
  const net = sandboxPage({ 'sign-in': '/entrar', brand: 'fiat' });
  const page: UploadPage = { net, ranges: [], fate: () => undefined };
  const { fetch } = globalThis;
  stubFetch(async (input: Request, init?: RequestInit) => {
    if (!input.url.includes('/file/upload')) return fetch(input, init);
    page.ranges.push(input.headers.get('content-range') ?? '');
    const fate = page.fate(page.ranges.length);
    if (fate === 'offline') throw new TypeError('Failed to fetch');
    if (typeof fate === 'number') return Response.json({}, { status: fate });
    const answer = await fetch(input, init);
    if (fate === 'lost') throw new TypeError('Failed to fetch');
    return answer;
  });
  vi.setSystemTime(net.sandbox.world.now());
  sessionStorage.clear();
  signIn('ana');
  return page;
}

export async function leavePage(): Promise<void> {
  await leave();
  signOut();
  readSession();
  setOnline(true);
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
}

const ATTRIBUTES: DocumentUploadProps = {
  heading: '',
  order: ORDER,
  proposal: '',
  bank: 'any',
  documents: '',
  maxSize: attributeValue(attributes['max-size']),
  ordersUrl: '',
  identityUrl: '',
};
export const show = (more: Partial<DocumentUploadProps> = {}, language: 'pt-BR' | 'es-AR' = 'pt-BR') =>
  render(
    <SignInGate purpose="">
      <DocumentUpload {...ATTRIBUTES} {...more} />
    </SignInGate>,
    language,
  );

let count = 0;
/** A file whose bytes are no other's. */
export const pdf = (name: string, size = 3, kind = 'application/pdf') => {
  count += 1;
  return new File([new Uint8Array(size)], name, { type: kind, lastModified: count });
};

export const item = (type: string) =>
  document.querySelector(`[data-type="${type}"]`)?.closest('li') as HTMLElement;
export const badge = (type: DocumentType) =>
  [...document.querySelectorAll('.wanted')]
    .find((each) =>
      each.querySelector('.wanted-name')?.textContent?.startsWith(DOCUMENT_TYPE_LABELS['pt-BR'][type]),
    )
    ?.querySelector('.badge')?.textContent;
export const named = (name: string) => document.querySelector(`[aria-label="${name}"]`) as HTMLElement;

/** Chooses files as the browser's own window would. */
export async function choose(type: string, ...files: File[]): Promise<void> {
  const input = item(type).querySelector('input[type=file]') as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  await act(async () => {
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await settle();
}

export function setOnline(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
  dispatchEvent(new Event(online ? 'online' : 'offline'));
}
