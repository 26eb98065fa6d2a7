import { useEffect, useRef, useState } from 'react';
import { usePictures } from '#features/car/current/use-pictures';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useStyles } from '#ui/hooks/use-styles';
import { LateContent } from '#ui/LateContent';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import type { VersionComparatorProps } from '../attributes';
import { ComparisonSkeleton } from '../ComparisonSkeleton';
import { type Column, FEWEST, nameOf, namesOf, nextFor } from './columns';
import css from './comparison.css?inline';
import { showInConfigurator } from './configure';
import { categoriesOf, countOf, differingItems, shownOf, type View } from './lines';
import { ModelPicker } from './ModelPicker';
import { texts } from './messages';
import { Sheet } from './Sheet';
import { Toolbar } from './Toolbar';
import { useChoice } from './use-choice';
import { useComparison } from './use-comparison';
import { useStart } from './use-start';

type ComparisonProps = Omit<VersionComparatorProps, 'heading'>;

export const Comparison = (props: ComparisonProps) => (
  <LateContent>
    <ComparedVersions {...props} />
  </LateContent>
);

/** The versions side by side, and the visitor's changes to them. */
function ComparedVersions({ versions, model, maxVersions: limit, configureUrl }: ComparisonProps) {
  const { element } = useHost();
  const messages = useMessages(texts);
  const choice = useChoice();
  const written = `${versions} ${model} ${limit}`;
  /** The model chosen by the visitor if neither the author nor the page names a car. */
  const [picked, setPicked] = useState('');
  const start = useStart(versions, model || picked, limit);
  /** The visitor's own columns; a change of the author's attributes resets them. */
  const [own, setOwn] = useState<{ of: string; columns: readonly Column[] }>();
  const ownColumns = own?.of === written ? own.columns : undefined;
  usePictures();
  const { columns, ...compared } = useComparison(ownColumns ?? start.columns ?? []);
  const [all, setAll] = useState(false);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const [announcement, announce] = useState('');
  const area = useRef<HTMLDivElement>(null);
  /** Id of the element to focus after the columns change: the control that was used may be gone. */
  const nextFocus = useRef('');
  /** What the visitor's last action changed, announced once: with the answer, in place of all names. */
  const lastAction = useRef('');
  useStyles(css);
  const set = columns.map(({ id, code }) => `${id} ${code}`).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the columns
  useEffect(() => {
    if (!area.current) return;
    const next = nextFocus.current && area.current.querySelector<HTMLElement>(`#${nextFocus.current}`);
    if (next) {
      next.focus({ preventScroll: true });
      // A column that has just been added is at the end of the area, out of sight.
      next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
    nextFocus.current = '';
  }, [set, compared.answer]);

  const named = namesOf(columns, compared.known);
  const names = columns.map(({ code }) => named(code)).join(', ');
  const ready = compared.state === 'ready';
  useEffect(() => {
    if (!ready) return;
    announce(lastAction.current || fillMessage(messages.announcedReady, { names }));
    lastAction.current = '';
  }, [ready, names, messages]);

  if (start.noCar && !ownColumns) {
    return (
      <ModelPicker
        onPick={(code) => {
          nextFocus.current = 'change-0';
          setPicked(code);
        }}
      />
    );
  }
  if (start.failed && !ownColumns) return <Failed whole onRetry={start.retry} />;
  const skeleton = (
    <Loading label={messages.loading}>
      <ComparisonSkeleton />
    </Loading>
  );
  if (!ownColumns && !start.columns) return skeleton;
  const { answer, answered } = compared;
  if (!answer || !columns.some(({ code }) => answer.versions.some(({ mvs }) => mvs.code === code))) {
    if (compared.state === 'loading') return skeleton;
    if (compared.state === 'failed') return <Failed whole onRetry={compared.retry} />;
    return <Unavailable few={columns.length < FEWEST} />;
  }

  const change = (to: readonly Column[], what = '') => {
    choice.forget();
    lastAction.current = what;
    announce('');
    setOwn({ of: written, columns: to });
  };
  const addition = columns.length < limit ? nextFor(columns, compared.known) : undefined;
  const add = () => {
    if (!addition) return;
    const id = Math.max(...columns.map((column) => column.id)) + 1;
    nextFocus.current = `change-${id}`;
    change(
      [...columns, { id, code: addition.code }],
      fillMessage(messages.announcedAdded, { name: nameOf(addition) }),
    );
  };
  const remove = (gone: Column) => {
    const left = columns.filter((column) => column !== gone);
    const place = Math.min(columns.indexOf(gone), left.length - 1);
    nextFocus.current = `change-${left[place]?.id}`;
    change(left, fillMessage(messages.announcedRemoved, { name: named(gone.code) }));
  };
  const replace = ({ id }: Column, code: string) =>
    change(
      columns.map((column) => (column.id === id ? { id, code } : column)),
      fillMessage(messages.announcedAdded, { name: named(code) }),
    );
  /** For a button that the action removes: the focus stays in the comparison. */
  const runKeepingFocus = (action: () => void) => {
    area.current?.focus();
    action();
  };
  const choose = async ({ code }: Column) => {
    // The columns stay although the page's car changes.
    change(columns);
    if (!(await choice.choose(code, compared.known.get(code)?.year ?? undefined))) return;
    announce(fillMessage(messages.announcedChosen, { name: named(code) }));
    showInConfigurator(element);
  };

  const categories = categoriesOf(
    answer,
    columns.map(({ code }) => code),
  );
  const countIn = (view: View) => countOf(shownOf(categories, view));
  const data = answer.versions.filter(({ mvs }) => columns.some(({ code }) => code === mvs.code));
  const differ = (lists: string[][]) =>
    differingItems(lists, (text) => text).some(({ length = 0 } = []) => length > 0);
  const isEqual =
    countIn('differences') === 0 &&
    !differ(data.map(({ colors }) => colors.map(({ name }) => name))) &&
    !differ(data.map(({ highlights }) => highlights));
  const view: View = onlyDifferences ? 'differences' : all ? 'all' : 'main';
  const show = (nextFocus: View) => {
    const count = countIn(nextFocus);
    announce(fillMessage(count === 1 ? messages.announcedLine : messages.announcedLines, { count }));
  };
  return (
    <div className="comparison" ref={area} tabIndex={-1}>
      <Toolbar
        onlyDifferences={onlyDifferences}
        onDifferences={(on) => {
          setOnlyDifferences(on);
          show(on ? 'differences' : all ? 'all' : 'main');
        }}
        onAdd={addition && add}
      />
      {(compared.state === 'failed' || compared.state === 'refused') && (
        <FailureNotice
          onRetry={compared.state === 'failed' ? () => runKeepingFocus(compared.retry) : undefined}
          action={
            <button
              className="link"
              type="button"
              onClick={() => runKeepingFocus(() => answered && change(answered))}
            >
              {messages.back}
            </button>
          }
        >
          {compared.state === 'failed' ? messages.failed : messages.unavailable}
        </FailureNotice>
      )}
      {choice.problem && <FailureNotice>{choice.problem}</FailureNotice>}
      <Sheet
        columns={columns}
        answer={answer}
        known={compared.known}
        priceOf={compared.priceOf}
        busy={compared.state === 'loading'}
        categories={shownOf(categories, view)}
        onlyDifferences={onlyDifferences}
        configureUrl={configureUrl}
        choice={choice}
        onReplace={replace}
        onRemove={columns.length > FEWEST ? remove : undefined}
        onChoose={choose}
      />
      {view === 'differences' && isEqual && <p className="nothing">{messages.same}</p>}
      {!onlyDifferences && countIn('all') > countIn('main') && (
        <p className="more">
          <button
            className="button plain"
            part="button"
            type="button"
            onClick={({ currentTarget }) => {
              setAll(!all);
              show(all ? 'main' : 'all');
              // Fewer lines can scroll the button out of view.
              if (all) requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'nearest' }));
            }}
          >
            {all ? messages.main : messages.all}
          </button>
        </p>
      )}
      <p className="sr" role="status">
        {announcement}
      </p>
    </div>
  );
}

/** The specification's messages if there is nothing to compare (spec messages#general). */
function Unavailable({ few }: { few: boolean }) {
  const messages = useMessages(texts);
  return <Empty title={messages.unavailable}>{few && messages.few}</Empty>;
}
