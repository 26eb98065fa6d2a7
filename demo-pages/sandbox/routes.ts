import type { Route } from './answers';

/** '/cep/{provider}/{cep}' as the router writes it; a parameter with only one value becomes that value. */
export function patternOf({ base, definition, only }: Route): string {
  const path = definition.path.replace(/\{([^}]+)\}/g, (_, name: string) => only[name] ?? `:${name}`);
  return `/${base}${path === '/' ? '' : path}`;
}

/** Path parameters of a request to a route, those with only one value included. */
export const paramsOf = (route: Route, found: Record<string, string>): Record<string, string> => ({
  ...found,
  ...route.only,
});

/** Words before parameters, so that /dealer/findDealersBy is no dealer's id, in whatever order services list them. */
export function inOrder(routes: readonly Route[]): Route[] {
  const key = (route: Route) =>
    patternOf(route)
      .split('/')
      .map((part) => (part.startsWith(':') ? '1' : '0'))
      .join('');
  return [...routes].sort((a, b) => key(a).localeCompare(key(b)));
}
