import type { Language } from '#domain/core/brands';
import { parseUrl } from '#domain/standalone/parse-url';
import { type Embed, servicesOf, tagsOf } from '../choices/embed';
import { checks as es } from '../texts/checks.es-AR';
import { type CheckTexts, checks as pt } from '../texts/checks.pt-BR';
import { heightsOf } from './embed-html';

const TEXTS = { 'pt-BR': pt, 'es-AR': es };

/** One thing that the site's integrator has to check. */
export interface Check {
  id: string;
  title: string;
  texts: string[];
  /** Lines to copy. */
  code?: string;
}

/** Returns the origin of an address; undefined if it has none of its own. */
const originOf = (address: string): string | undefined =>
  /^https?:/i.test(address) ? parseUrl(address)?.origin : undefined;

/** A label that stands for {service} in a host while the address is parsed. */
const PLACE = 'vitrine-service';

/** Returns the sources of the services for a policy; a service in the host's name becomes a host of its own. */
export function serviceSources(template: string, services: readonly string[]): string[] {
  if (services.length === 0) return [];
  const origin = originOf(template.replace('{service}', PLACE));
  if (!origin) return template.startsWith('/') ? ["'self'"] : [];
  return [...new Set(services.map((service) => origin.replace(PLACE, service)))];
}

const line = (directive: string, sources: readonly (string | undefined)[]): string[] => {
  const known = [...new Set(sources.filter(Boolean))];
  return known.length > 0 ? [`${directive} ${known.join(' ')};`] : [];
};

/** The lines of a content security policy. @param hash of the heights, such as 'sha256-…' with its quotes */
export function policyLines(embed: Embed, hash?: string): string {
  const sources = serviceSources(embed.metadata.services ?? '', servicesOf(tagsOf(embed)));
  return [
    ...line('script-src', [originOf(embed.script) ?? "'self'"]),
    ...line('connect-src', sources),
    ...line('img-src', [...sources, originOf(embed.metadata['map-tiles'] ?? '')]),
    ...(heightsOf(embed) ? line('style-src', [hash ?? "'nonce-VALOR'"]) : []),
  ].join('\n');
}

const policy = (embed: Embed, { policy: texts }: CheckTexts, hash?: string): Check => ({
  id: 'csp',
  title: texts.title,
  texts: [texts.origins, ...(heightsOf(embed) ? [texts.heights(hash !== undefined)] : []), texts.others],
  code: policyLines(embed, hash),
});

const cors = (embed: Embed, { cors: texts }: CheckTexts): Check => {
  const tags = tagsOf(embed);
  const services = servicesOf(tags);
  const headers = [
    'authorization',
    'content-type',
    ...(services.includes('lead-integration') ? ['client_id', 'client_secret'] : []),
  ];
  return {
    id: 'cors',
    title: texts.title,
    texts: [
      texts.script,
      ...(services.length > 0 ? [texts.services(services.join(', '), headers.join(', '))] : []),
      ...(tags.some((tag) => tag.startsWith('vt-configurator')) ? [texts.photos] : []),
    ],
  };
};

const cache = ({ hints }: Embed, { cache: texts }: CheckTexts): Check => ({
  id: 'cache',
  title: texts.title,
  texts: [texts.names, ...(hints.length > 0 ? [texts.hints] : [])],
  code: [
    'vitrine.js, widgets/*.js, manifest.json',
    '  Cache-Control: no-cache',
    'chunks/*.js',
    '  Cache-Control: public, max-age=31536000, immutable',
  ].join('\n'),
});

/** The header that says the same as the lines of the page, before its first byte of HTML. */
const early = ({ hints }: Embed, { early: texts }: CheckTexts): Check => ({
  id: 'early',
  title: texts.title,
  texts: [texts.header],
  code: `Link: ${hints.map((href) => `<${href}>; rel=modulepreload`).join(',\n  ')}`,
});

const secrets = ({ secrets: texts }: CheckTexts): Check => ({
  id: 'public',
  title: texts.title,
  texts: [texts.leads],
});

/** Returns what the integrator of the site has to check for this page. @param hash of the heights, see policyLines */
export function integratorChecks(embed: Embed, author: Language, hash?: string): Check[] {
  const texts = TEXTS[author];
  const leads = servicesOf(tagsOf(embed)).includes('lead-integration');
  return [
    policy(embed, texts, hash),
    cors(embed, texts),
    cache(embed, texts),
    ...(embed.hints.length > 0 ? [early(embed, texts)] : []),
    ...(leads ? [secrets(texts)] : []),
  ];
}

/** Returns the hash by which a policy allows an inline style; undefined where the browser has no subtle crypto. */
export async function styleHash(css: string): Promise<string | undefined> {
  if (!css || !globalThis.crypto?.subtle) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
