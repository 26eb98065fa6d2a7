import { manualsOf } from '#demo-pages/sandbox/rules/manuals';
import { guardedView } from '#features/session/access/guarded-view';
import ManualAdmin, { purpose } from '#widgets/manual-admin/ManualAdmin';
import { render, settle, texts } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { signIn, staffPage } from '../../lib/staff';

const View = guardedView(ManualAdmin, { staff: true }, purpose);

export const manualPage = (): SandboxPage => staffPage('jeep');

export async function show(user = 'sistemas', language: 'pt-BR' | 'es-AR' = 'pt-BR', maxSize = 10) {
  signIn(user);
  const shown = await render(<View heading="" roles="" maxSize={maxSize} />, language);
  await settle();
  return shown;
}

/** The manuals that the service has, whatever is shown. */
export const stored = (net: SandboxPage) => [...manualsOf(net.sandbox.world).values()];
export const titled = (net: SandboxPage, title: string) =>
  stored(net).filter((manual) => manual.title === title);
export const names = () => texts('tbody th').map((name) => name.trim());
