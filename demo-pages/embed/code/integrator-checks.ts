import type { Language } from '#domain/core/brands';
import { type Embed, servicesOf, tagsOf } from '../choices/embed';
import { checks as es } from '../texts/checks.es-AR';
import { type CheckTexts, checks as pt } from '../texts/checks.pt-BR';
import { inlineStyles } from './embed-html';
import { ADDRESS_DIRECTIVES, askedServices, openAddresses, policyLines } from './policy';

const TEXTS = { 'pt-BR': pt, 'es-AR': es };

/** One thing that the site's integrator has to check. */
export interface Check {
  id: string;
  title: string;
  texts: string[];
  /** Lines to copy. */
  code?: string;
}

/** Metadata that the page does not have, with the directives that it would need: "map-tiles (img-src)". */
const addressList = (embed: Embed): string =>
  openAddresses(embed)
    .map((name) => `${name} (${ADDRESS_DIRECTIVES[name].join(', ')})`)
    .join(', ');

/** What is said of the page's inline styles. */
const styleText = ({ views }: Embed, { heights, views: ofViews }: CheckTexts['policy']) =>
  views?.some((view) => view !== undefined) ? ofViews : heights;

const policy = (embed: Embed, { policy: texts }: CheckTexts, hash?: string): Check => ({
  id: 'csp',
  title: texts.title,
  texts: [
    texts.origins,
    ...(inlineStyles(embed).length > 0 ? [styleText(embed, texts)(hash !== undefined)] : []),
    ...(openAddresses(embed).length > 0 ? [texts.addresses(addressList(embed))] : []),
    texts.others,
  ],
  code: policyLines(embed, hash),
});

const cors = (embed: Embed, { cors: texts }: CheckTexts): Check => {
  const tags = tagsOf(embed);
  const services = askedServices(tags);
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

/** Returns what the integrator of the site has to check for this page. @param hash of the inline styles, see policyLines */
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

/** Returns the hashes of inline styles, separated by spaces; undefined without one, or where the browser cannot. */
export async function styleHashes(styles: readonly string[]): Promise<string | undefined> {
  const hashes = (await Promise.all(styles.map(styleHash))).filter((hash) => hash !== undefined);
  return hashes.length > 0 ? hashes.join(' ') : undefined;
}
