import { useEffect, useRef, useState } from 'react';
import { manualIdOf } from '#domain/manuals/editions';
import manual from '#features/manuals/manual.css?inline';
import { usePaginatedQuery } from '#ui/collection/use-paginated-query';
import { useHost } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { useUrlStep } from '#ui/hooks/use-url-step';
import { LateContent } from '#ui/LateContent';
import type { ManualsProps } from '../attributes';
import css from './library.css?inline';
import { Results } from './list/Results';
import { Search } from './list/Search';
import { OpenedManual } from './manual/OpenedManual';
import { findManuals, type ManualFilter, NO_FILTER } from './manual-calls';

/** The query parameters with the id of the manual that the visitor opened, and with the filter. */
const PARAMETER = 'vt-manual';
const FILTER_PARAMETER = 'vt-manuals';

/** Model years that an address may name. */
const YEAR = /^(19|20)\d\d$/;

/** Longer texts are no search of a visitor (ours). */
const LONGEST = 80;

function parseFilter(text: string | null): ManualFilter {
  const fields = new URLSearchParams(text ?? '');
  const field = (name: string) => (fields.get(name) ?? '').slice(0, LONGEST).trim();
  const year = field('year');
  return { text: field('text'), model: field('model'), year: YEAR.test(year) ? Number(year) : 0 };
}

type LibraryProps = Pick<ManualsProps, 'model' | 'garageUrl'> & { size: number };

/** The search with its results, or one manual; filter and manual are in the page's URL. The results stay while it is open. */
export function Library({ size, model: authored, garageUrl }: LibraryProps) {
  const { signal } = useHost();
  const region = useRef<HTMLDivElement>(null);
  const url = useUrlStep(PARAMETER, (id) => show(manualIdOf(id) ?? ''));
  const [opened, setOpened] = useState(() => manualIdOf(url.read()) ?? '');
  /** The manual that was open: it takes the focus on the way back. */
  const left = useRef('');
  const filterUrl = useUrlStep(FILTER_PARAMETER, (text) => {
    const next = parseFilter(text);
    // The way back from a manual leaves the page of the list.
    const isOther = next.text !== filter.text || next.model !== filter.model || next.year !== filter.year;
    if (isOther) setFilter(next);
  });
  const [filter, setFilter] = useState(() => parseFilter(filterUrl.read()));
  useStyles(manual);
  useStyles(css);

  const wanted = { ...filter, model: authored || filter.model };
  const key = JSON.stringify([wanted.text, wanted.model, wanted.year, size]);
  // What an earlier search has found stays until the next one is answered.
  const pages = usePaginatedQuery({ key, owner: 'manuals' }, (page) =>
    findManuals(wanted, page, size, signal),
  );

  function show(id: string) {
    if (id === opened) return;
    left.current = opened;
    setOpened(id);
  }
  useEffect(() => {
    if (opened || !left.current) return;
    const button = region.current?.querySelector<HTMLElement>(`[id="manual-${CSS.escape(left.current)}"]`);
    (button ?? region.current)?.focus();
    left.current = '';
  }, [opened]);
  const open = (id: string) => {
    show(id);
    url.write(id, 'push');
  };
  const change = (more: Partial<ManualFilter>) => {
    const next = { ...filter, ...more };
    setFilter(next);
    // Words that are typed one after the other are one step back.
    const isTyping = !!filter.text && next.model === filter.model && next.year === filter.year;
    const { text, model, year } = next;
    const fields = { ...(text && { text }), ...(model && { model }), ...(year && { year: String(year) }) };
    filterUrl.write(new URLSearchParams(fields).toString(), isTyping ? 'replace' : 'push');
  };
  /** The pressed button is then removed: the focus stays in the list. */
  const fromRegion = (act: () => void) => () => {
    region.current?.focus();
    act();
  };
  return (
    <div className="library" tabIndex={-1} ref={region}>
      {opened ? (
        <OpenedManual
          id={opened}
          known={pages.shown?.content.find(({ id }) => id === opened)}
          text={filter.text}
          onOpen={open}
          onBack={() => open('')}
        />
      ) : (
        <>
          <Search filter={filter} isModelFixed={!!authored} garageUrl={garageUrl} onChange={change} />
          <LateContent>
            <Results
              pages={pages}
              region={region}
              filter={filter}
              onOpen={open}
              onAnyYear={fromRegion(() => change({ year: 0 }))}
              onClear={fromRegion(() => change(NO_FILTER))}
            />
          </LateContent>
        </>
      )}
    </div>
  );
}
