type Plain<Name extends string> = Name extends `${infer N}*` ? N : Name;

/** Names of the parameters of a path template: '/cep/{provider}/{cep}' has 'provider' | 'cep'. */
export type PathParams<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Plain<Name> | PathParams<Rest>
  : never;

const refused = (text: string) => text === '' || text === '.' || text === '..';

/**
 * Fills a path template. Every value is encoded. Throws a TypeError with the parameter's name for an empty value, `.`,
 * `..` or a missing value, which would silently address another resource. The value of {name*} may be a path:
 * its slashes stay, and each segment is checked in the same way.
 */
export function fillPath(template: string, values: Record<string, unknown>): string {
  return template.replace(/\{([^{}*]+)(\*?)\}/g, (_, name: string, many: string) => {
    const value = values[name];
    const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
    const segments = many ? text.split('/') : [text];
    if (segments.some(refused)) throw new TypeError(`${template}: ${name} is required`);
    return segments.map(encodeURIComponent).join('/');
  });
}

/** Returns a query string: arrays become repeated keys (spec calls#query), empty values are omitted. */
export function queryText(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') search.append(key, String(item));
    }
  }
  const text = search.toString();
  return text && `?${text}`;
}
