// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('vitrine'));
});

/** Another copy of the library: its modules are evaluated again. */
async function copy() {
  vi.resetModules();
  const [{ pageSingleton }, { $dealer }] = await Promise.all([
    import('#page/core/page-singleton'),
    import('#features/dealer/dealer-store'),
  ]);
  return { pageSingleton, $dealer };
}

it('two copies of the library have one state: the first makes it, the other takes it', async () => {
  const [one, other] = [await copy(), await copy()];
  expect(other.pageSingleton).not.toBe(one.pageSingleton);
  expect(one.pageSingleton('a', () => 'of the first')).toBe('of the first');
  expect(other.pageSingleton('a', () => 'of the other')).toBe('of the first');
  expect(other.$dealer).toBe(one.$dealer);
});

it.each(['another version', 'the same version'])(
  'a loader of %s leaves the page to the first',
  async (version) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { pageSingleton } = await copy();
    const { VERSION } = await import('#element/define');
    const first = version === 'the same version' ? VERSION : '0.0.1';
    pageSingleton('loader', () => first);
    const islands = vi.fn(async () => {});
    const sheets = document.adoptedStyleSheets.length;
    const { startLoader } = await import('#element/loader');
    document.body.innerHTML = '<vt-lead-form load="eager"></vt-lead-form>';
    startLoader(islands);
    expect(warn.mock.calls).toEqual(
      first === VERSION ? [] : [['[vitrine]', '0.0.1', 'came before', VERSION]],
    );
    expect(islands).not.toHaveBeenCalled();
    expect(document.adoptedStyleSheets).toHaveLength(sheets);
    warn.mockRestore();
  },
);
