import { useEffect, useRef, useState } from 'react';
import { manualIdOf } from '../../../src/domain/manuals/editions';
import { useHost } from '../../../src/ui/core/host-context';
import { useQuery } from '../../../src/ui/hooks/use-query';
import { useStyles } from '../../../src/ui/hooks/use-styles';
import { useUrlStep } from '../../../src/ui/hooks/use-url-step';
import { LateContent } from '../../../src/ui/standalone/LateContent';
import type { ManualsProps } from '../attributes';
import css from './library.css?inline';
import { Results } from './list/Results';
import { Search } from './list/Search';
import { OpenedManual } from './manual/OpenedManual';
import { findManuals, type ManualFilter, NO_FILTER } from './manual-calls';

/** The query parameter with the id of the manual that the visitor opened. */
const PARAMETER = 'vt-manual';

type LibraryProps = Pick<ManualsProps, 'model' | 'garageUrl'> & { size: number };

/** The search with its results, or one manual, which is in the page's URL. The results stay while it is open. */
export function Library({ size, model: authored, garageUrl }: LibraryProps) {
  const { signal } = useHost();
  const region = useRef<HTMLDivElement>(null);
  const url = useUrlStep(PARAMETER, (id) => show(manualIdOf(id) ?? ''));
  const [opened, setOpened] = useState(() => manualIdOf(url.read()) ?? '');
  /** The manual that was open: it takes the focus on the way back. */
  const left = useRef('');
  const [filter, setFilter] = useState(NO_FILTER);
  const [page, setPage] = useState(0);
  useStyles(css);

  const wanted = { ...filter, model: authored || filter.model };
  const key = JSON.stringify([wanted.text, wanted.model, wanted.year, page, size]);
  const found = useQuery(() => findManuals(wanted, page, size, signal), key);
  const latest = useRef(found.value);
  if (found.value) latest.current = found.value;

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
    setFilter({ ...filter, ...more });
    setPage(0);
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
          known={latest.current?.content.find(({ id }) => id === opened)}
          text={filter.text}
          onOpen={open}
          onBack={() => open('')}
        />
      ) : (
        <>
          <Search filter={filter} isModelFixed={!!authored} garageUrl={garageUrl} onChange={change} />
          <LateContent>
            <Results
              found={found}
              latest={latest.current}
              filter={filter}
              page={page}
              onPage={setPage}
              onOpen={open}
              onAnyYear={fromRegion(() => change({ year: 0 }))}
              onClear={fromRegion(() => change(NO_FILTER))}
              onRetry={fromRegion(found.retry)}
            />
          </LateContent>
        </>
      )}
    </div>
  );
}
