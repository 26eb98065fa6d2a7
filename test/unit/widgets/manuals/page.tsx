import Cookies from 'js-cookie';
import { act } from 'react';
import { vi } from 'vitest';
import { SignInGate } from '#features/session/sign-in/SignInGate';
import { clearQueryCache } from '#services/http/query-cache';
import { attributes } from '#widgets/manuals/attributes';
import { Library } from '#widgets/manuals/deferred/Library';
import Manuals from '#widgets/manuals/Manuals';
import { attributeValue } from '../../lib/attribute-value';
import { leave, render, texts } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

/** The page of a brand with Ana signed in, who owns a Renegade of 2026. */
export function manualsPage(): SandboxPage {
  // Its first import is slow.
  if (!Library) throw new Error('no library');
  // A frame that loads none of its pages reports each.
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, boolean> } };
  Object.assign(happyDOM.settings, { enableIframePageLoading: true, disableIframePageLoading: false });
  const net = sandboxPage({ brand: 'jeep', country: 'BR' });
  vi.setSystemTime(net.sandbox.world.now());
  Cookies.set('vitrine_session', 'ana', { path: '/' });
  return net;
}

export async function leavePage(): Promise<void> {
  await leave();
  await act(async () => {
    document.dispatchEvent(new Event('vt-session-ended', { bubbles: true }));
  });
  clearQueryCache();
  signOut();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}

interface Shown {
  language?: 'pt-BR' | 'es-AR';
  count?: number;
  model?: string;
  garageUrl?: string;
}

/** All on one page, unless a test wants several: a button that ends at a page counts as busy in `settle`. */
export const showManuals = ({ language = 'pt-BR', model = '', garageUrl = '', count = 60 }: Shown = {}) =>
  render(
    <SignInGate purpose="">
      <Manuals
        heading=""
        model={model}
        garageUrl={garageUrl}
        count={attributeValue(attributes.count, count)}
      />
    </SignInGate>,
    language,
  );

/** The titles of the list. */
export const titles = () => texts('.item h3');
/** The calls that arrived with this id. */
export const callsOf = (net: SandboxPage, id: string) =>
  net.sandbox.state.calls.filter(({ call }) => call === id);
