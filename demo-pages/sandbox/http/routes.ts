import type { Route } from '../answers';

/**
 * Returns '/cep/{provider}/{cep}' in the router's notation; a parameter with only one value becomes that value. One
 * pattern for each of the segments that a brand may put before it.
 */
export function patternsOf({ base, definition, only }: Route): string[] {
  const path = definition.path.replace(/\{([^}*]+)(\*?)\}/g, (_, name: string, many: string) =>
    only[name] ? only[name] : `:${name}${many && '{.+}'}`,
  );
  const before = [...new Set(Object.values(definition.wire?.under ?? { '*': '' }))];
  return before.map((segments) => `/${base}${segments}${path === '/' ? '' : path}`);
}

/** Path parameters of a request to a route, including those with only one value. */
export function paramsOf(route: Route, path: string): Record<string, string> {
  for (const pattern of patternsOf(route)) {
    const text = pattern
      .replace(/[.+?^$|()[\]\\]/g, '\\$&')
      .replace(/:([^/{]+)(\{[^}]*\})?/g, (_, _name: string, many = '') => (many ? '(.+)' : '([^/]+)'));
    const values = new RegExp(`${text}/?$`).exec(path)?.slice(1);
    const names = [...pattern.matchAll(/:([^/{]+)/g)].map(([, name = '']) => name);
    if (values) {
      const found = names.map((name, i): [string, string] => [name, decodeURIComponent(values[i] ?? '')]);
      return { ...Object.fromEntries(found), ...route.only };
    }
  }
  return { ...route.only };
}

/** A pattern as the router sees it: parameters are equal regardless of their names. */
const shapeOf = (pattern: string) => pattern.replace(/:[^/{]+/g, ':');

/**
 * Sorts words before parameters, so that /dealer/findDealersBy is not read as a dealer's id, regardless of the order in
 * services; patterns with a path parameter come last, longer ones first.
 */
function order(pattern: string): string {
  const parts = pattern.split('/');
  if (pattern.includes('{')) return `9${99 - parts.length}`;
  return parts.map((part) => (part.startsWith(':') ? '1' : '0')).join('');
}

export interface Match {
  method: string;
  pattern: string;
  /** Several routes if calls differ only in their input or headers: the first that is asked and whose schemas match answers. */
  routes: Route[];
}

/** All patterns with their routes, in matching order. */
export function matchesOf(routes: readonly Route[]): Match[] {
  const matches = new Map<string, Match>();
  for (const route of routes) {
    const { method } = route.definition;
    for (const pattern of patternsOf(route)) {
      const key = `${method} ${shapeOf(pattern)}`;
      const known = matches.get(key);
      if (known) known.routes.push(route);
      else matches.set(key, { method, pattern, routes: [route] });
    }
  }
  return [...matches.values()].sort((a, b) => order(a.pattern).localeCompare(order(b.pattern)));
}
