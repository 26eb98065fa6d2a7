import { parseUrl } from '#domain/address/parse-url';
import { type Embed, tagsOf } from '../choices/embed';
import needs from '../generated/policy-needs.json' with { type: 'json' };
import { inlineStyles } from './embed-html';

/** Metadata whose address a policy must allow, with the directives that it needs. */
export const ADDRESS_DIRECTIVES = {
  'card-frame': ['frame-src'],
  'card-provider': ['connect-src'],
  'face-detector': ['connect-src'],
  'map-tiles': ['img-src'],
} as const;
type AddressName = keyof typeof ADDRESS_DIRECTIVES;

type Directives = Map<string, Set<string>>;

const needsOf = (tags: readonly string[]) =>
  tags.flatMap((tag) => (tag in needs ? [needs[tag as keyof typeof needs]] : []));

/** Returns all services that the widgets may ask, whatever the visitor does, sorted. */
export const askedServices = (tags: readonly string[]): string[] =>
  [...new Set(needsOf(tags).flatMap(({ services }): string[] => services))].sort();

/** What the files of widgets use that a policy has a directive of its own for. */
const usesOf = (tags: readonly string[]): Set<string> =>
  new Set(needsOf(tags).flatMap(({ uses }): string[] => uses));

/** Returns the metadata whose addresses would have to be allowed too, if the page had it. */
export const openAddresses = (embed: Embed): AddressName[] => {
  const uses = usesOf(tagsOf(embed));
  return (Object.keys(ADDRESS_DIRECTIVES) as AddressName[]).filter(
    (name) => uses.has(name) && !embed.metadata[name],
  );
};

/** Returns the origin of an address; 'self' for one of the page's own origin, undefined for none. */
function sourceOf(address: string | undefined): string | undefined {
  if (!address) return undefined;
  return /^https?:/i.test(address) ? parseUrl(address)?.origin : "'self'";
}

/** A label that stands for {service} in a host while the address is parsed. */
const PLACE = 'vitrine-service';

/** Returns the sources of the services for a policy; a service in the host's name becomes a host of its own. */
export function serviceSources(template: string, services: readonly string[]): string[] {
  if (services.length === 0) return [];
  if (!/^https?:/i.test(template)) return template.startsWith('/') ? ["'self'"] : [];
  const origin = parseUrl(template.replace('{service}', PLACE))?.origin;
  return origin ? [...new Set(services.map((service) => origin.replace(PLACE, service)))] : [];
}

/** Returns the sources of services of a page, each under its own metadata or the template. */
const servicesAt = ({ metadata }: Embed, services: readonly string[]): string[] =>
  services.flatMap((service) => {
    const own = sourceOf(metadata[`service:${service}`]);
    return own ? [own] : serviceSources(metadata.services ?? '', [service]);
  });

/** Hosts of Amazon Location, which a page asks itself if it names that provider. */
function locationHosts({ metadata }: Embed): string[] {
  const region = metadata['aws-region'] ?? '';
  if (metadata['location-provider'] !== 'AWS') return [];
  return ['places', 'routes'].flatMap(
    (name) =>
      sourceOf(metadata[`service:aws-${name}`]) ??
      (/^[\w-]+$/.test(region) ? `https://${name}.geo.${region}.amazonaws.com` : []),
  );
}

/** What a page must allow for its widgets, by directive. @param styles of the inline styles: their hashes or a nonce */
function directivesOf(embed: Embed, styles: string): Directives {
  const directives: Directives = new Map();
  const allow = (name: string, ...sources: (string | undefined)[]) => {
    const known = sources.filter((source) => source !== undefined);
    if (known.length > 0) directives.set(name, new Set([...(directives.get(name) ?? []), ...known]));
  };
  const tags = tagsOf(embed);
  const uses = usesOf(tags);
  const script = sourceOf(embed.script) ?? "'self'";
  allow('script-src', script);
  allow('connect-src', ...servicesAt(embed, askedServices(tags)));
  if (uses.has('location-provider')) allow('connect-src', ...locationHosts(embed));
  if (uses.has('images')) allow('img-src', ...servicesAt(embed, ['assets']));
  for (const [name, needed] of Object.entries(ADDRESS_DIRECTIVES))
    if (uses.has(name)) for (const directive of needed) allow(directive, sourceOf(embed.metadata[name]));
  // Its WebAssembly is one of the library's files.
  if (uses.has('face-detector') && embed.metadata['face-detector']) {
    allow('script-src', "'wasm-unsafe-eval'");
    allow('connect-src', script);
  }
  // Whatever the widgets are.
  allow('connect-src', sourceOf(embed.metadata.report));
  if (uses.has('pdf-frame')) allow('frame-src', 'blob:');
  // A worker of another origin starts from a script of the page.
  if (uses.has('worker')) allow('worker-src', script === "'self'" ? "'self'" : 'blob:');
  if (inlineStyles(embed).length > 0) allow('style-src', styles);
  return directives;
}

/**
 * Returns the lines of a content security policy: what these widgets need and nothing else.
 * @param hashes of the inline styles, such as 'sha256-…' with its quotes, separated by spaces
 */
export const policyLines = (embed: Embed, hashes = "'nonce-VALOR'"): string =>
  [...directivesOf(embed, hashes)].map(([name, sources]) => `${name} ${[...sources].join(' ')};`).join('\n');
