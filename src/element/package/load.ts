import { baseAddress } from '#page/address/base-address';
import { optionalGlobal, pageDocument } from '#page/core/native';
import type { VitrineService, VitrineSettings } from './generated/elements';

/** What load() writes on the script tag. The page's metadata takes precedence over settings given here. */
export interface LoadOptions extends VitrineSettings {
  /** Address of the folder with vitrine.js, widgets/ and chunks/; relative addresses are resolved against the page. */
  base: string;
  /** Addresses of all services, with {service} in place of the name. */
  services?: string;
  /** Addresses of single services by name. */
  serviceAddresses?: { [Name in VitrineService]?: string };
  /** The nonce of a strict Content-Security-Policy. */
  nonce?: string;
}

/** Whether a copy of the library has started on this page (src/page/core/page-singleton.ts). */
const hasStarted = (): boolean =>
  Boolean((globalThis as { [key: symbol]: { loader?: string } | undefined })[Symbol.for('vitrine')]?.loader);

/** Part of the Trusted Types API. */
interface PolicyFactory {
  createPolicy(name: string, policy: Policy): Policy;
}
interface Policy {
  createScriptURL(address: string): string;
}

let policy: Policy | undefined;

/** Converts an address for a page that requires Trusted Types; its policy must allow the name "vitrine". */
function scriptUrl(text: string): string {
  try {
    const trustedTypes = optionalGlobal<PolicyFactory>('trustedTypes');
    policy ??= trustedTypes?.createPolicy('vitrine', { createScriptURL: (address) => address });
  } catch {
    // The page does not allow the name. If it requires Trusted Types, the assignment fails and load() rejects.
  }
  return policy?.createScriptURL(text) ?? text;
}

/** Creates the script tag: a setting `leadClientId` is written as data-lead-client-id. */
function createScript({ base, nonce, serviceAddresses = {}, ...settings }: LoadOptions): HTMLScriptElement {
  const script = pageDocument.createElement('script');
  script.async = true;
  if (nonce) script.nonce = nonce;
  for (const [name, value] of Object.entries(settings)) {
    if (value !== undefined) script.dataset[name] = String(value);
  }
  for (const [name, address] of Object.entries(serviceAddresses)) {
    if (address) script.setAttribute(`data-service-${name}`, address);
  }
  const folder = new URL(base.replace(/\/?$/, '/'), baseAddress()).href;
  script.dataset.base = folder;
  script.src = scriptUrl(`${folder}vitrine.js`);
  return script;
}

const failure = (script: HTMLScriptElement, reason: string): Error =>
  new Error(`Vitrine could not be loaded from ${script.src}: ${reason}`);

/** Adds the script to the page. */
function addScript(options: LoadOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = createScript(options);
    const fail = (reason: string) => {
      script.remove();
      reject(failure(script, reason));
    };
    script.onload = () =>
      hasStarted() ? resolve() : fail('the file is not vitrine.js, or the browser is too old');
    script.onerror = () => fail('no answer, not found, or blocked by the Content-Security-Policy');
    pageDocument.head.append(script);
  });
}

let loading: Promise<void> | undefined;

/**
 * Adds the library's script to the page once and resolves when it has started; the widgets then load by themselves. Later
 * calls return the same promise, and their options have no effect. Resolves at once on a page that already has the
 * script. After a failure the next call tries again. On a server it does nothing and resolves.
 *
 * @throws {Error} (rejects) with the script's address if it cannot be loaded
 */
export function load(options: LoadOptions): Promise<void> {
  if (typeof document === 'undefined' || hasStarted()) return Promise.resolve();
  loading ??= addScript(options).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
