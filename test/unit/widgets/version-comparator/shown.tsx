import { vi } from 'vitest';
import { clearQueryCache } from '#services/http/query-cache';
import { attributes } from '#widgets/version-comparator/attributes';
import VersionComparator from '#widgets/version-comparator/VersionComparator';
import { page } from '../../lib/answers';
import { attributeValue } from '../../lib/attribute-value';
import { leave, render, text, texts } from '../../lib/render';
import { codeOf, putCar } from './compared';

type Props = { versions?: string; model?: string; maxVersions?: number; configureUrl?: string };

export const view = (props: Props) => (
  <VersionComparator
    heading=""
    versions={props.versions ?? ''}
    model={props.model ?? ''}
    maxVersions={attributeValue(attributes['max-versions'], props.maxVersions)}
    configureUrl={props.configureUrl ?? ''}
  />
);

export const show = (props: Props = {}, language: 'pt-BR' | 'es-AR' = 'pt-BR') =>
  render(view(props), language);

/** Versions by their letters, as an author writes them. */
export const written = (letters: string) => [...letters].map(codeOf).join(' ');

export const names = () => texts('thead .card b');

export const lines = () => texts('tbody .row.different .row-name > span, tbody .row.same .row-name > span');

const selects = () => [...document.querySelectorAll('select')];

export const optionsOf = (place: number) => [...(selects()[place]?.options ?? [])].map(({ text }) => text);

export const prices = () => texts('.prices .cell');

export const status = () => text('.comparison > [role=status]');

export const differences = () => document.querySelector('[role=switch]') as Element;

/** What loads when it is used is there at once, so that no test waits for the disk. */
export async function loadComparator(): Promise<void> {
  await Promise.all([
    import('#widgets/version-comparator/deferred/Comparison'),
    import('#services/http/send'),
  ]);
}

/** A page of its own, with no car and nothing kept. */
export function openComparator(): void {
  clearQueryCache();
  localStorage.clear();
  putCar();
  page();
}

export async function leaveComparator(): Promise<void> {
  await leave();
  vi.unstubAllGlobals();
}
