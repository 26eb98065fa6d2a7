/**
 * Whether the visitor's browser may hold a value of that name (page/storage.ts), without reading it: enough for a
 * first view to leave room for it. Whether it is still good is known once the schemas are there.
 */
export function isKept(name: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(`vitrine:${name}:`));
  } catch {
    return false;
  }
}
