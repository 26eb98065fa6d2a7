import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useStyles } from '../hooks/use-styles';
import arrive from './enter.css?inline';
import css from './tabs.css?inline';

export interface Tab {
  id: string;
  label: ReactNode;
  /** Rendered when the tab is first opened, and kept from then on. */
  panel: ReactNode;
  disabled?: boolean;
}

interface TabsProps {
  /** Prefix of its ids: unique within the widget. */
  name: string;
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly Tab[];
  /** The open tab's id, if the parent controls it. */
  open?: string;
  onOpen?(id: string): void;
}

/**
 * Tabs (ARIA Authoring Practices, automatic activation): arrow keys cycle, Home and End go to the ends, Tab goes to the
 * panel. A row that is too narrow scrolls sideways and keeps the open tab visible. Renders nothing without tabs.
 */
export function Tabs({ name, label, tabs, open, onOpen }: TabsProps) {
  const [own, setOwn] = useState<string>();
  const row = useRef<HTMLDivElement>(null);
  const seen = useRef(new Set<string>());
  useStyles(css);
  useStyles(arrive);
  const usable = tabs.filter(({ disabled }) => !disabled);
  const wanted = open ?? own;
  const current = usable.find(({ id }) => id === wanted)?.id ?? usable[0]?.id;
  if (current !== undefined) seen.current.add(current);

  // Scrolls the row only: scrollIntoView would scroll the page as well.
  useLayoutEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!row.current || !tab || current === undefined) return;
    const { offsetLeft, offsetWidth } = tab;
    const { scrollLeft, clientWidth } = row.current;
    const end = offsetLeft + offsetWidth - clientWidth;
    if (offsetLeft < scrollLeft) row.current.scrollLeft = offsetLeft - 24;
    else if (end > scrollLeft) row.current.scrollLeft = end + 24;
  }, [current]);

  const show = (id: string) => {
    setOwn(id);
    if (id !== current) onOpen?.(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = usable.findIndex(({ id }) => id === current);
    const next = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1 + usable.length,
      Home: 0,
      End: usable.length - 1,
    }[event.key];
    const tab = next === undefined ? undefined : usable[next % usable.length];
    if (!tab) return;
    event.preventDefault();
    show(tab.id);
    row.current?.querySelector<HTMLElement>(`[id="${name}-tab-${tab.id}"]`)?.focus();
  };

  return (
    <div className="tabs" part="tabs">
      <div className="tabs-row" role="tablist" aria-label={label} ref={row}>
        {tabs.map(({ id, label, disabled }) => (
          <button
            key={id}
            className="tab"
            part="tab"
            type="button"
            role="tab"
            id={`${name}-tab-${id}`}
            aria-selected={id === current}
            aria-controls={seen.current.has(id) ? `${name}-panel-${id}` : undefined}
            tabIndex={id === current ? 0 : -1}
            disabled={disabled}
            onClick={() => show(id)}
            onKeyDown={onKeyDown}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(
        ({ id, panel }) =>
          seen.current.has(id) && (
            <div
              key={id}
              className="tab-panel arrive"
              part="tab-panel"
              role="tabpanel"
              id={`${name}-panel-${id}`}
              aria-labelledby={`${name}-tab-${id}`}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: the Tab key leads from the tab to its panel
              tabIndex={0}
              hidden={id !== current}
            >
              {panel}
            </div>
          ),
      )}
    </div>
  );
}
