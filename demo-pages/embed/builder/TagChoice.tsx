import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { groupsOf, type Option } from '../choices/groups';
import { useTexts } from '../texts/author-language';
import { Field } from './Field';

interface TagChoiceProps {
  id: string;
  options: readonly Option[];
  value: string;
  onChange(tag: string): void;
}

/** The search of an open list and the option that Enter takes; closed without them. */
interface Open {
  search: string;
  active: string;
}

const textOf = ({ tag, title }: Option) => `${title} (${tag})`;

/** A widget from the grouped list: typing searches it, the arrows walk through it, Enter takes, Escape leaves all as it was. */
export function TagChoice({ id, options, value, onChange }: TagChoiceProps) {
  const texts = useTexts();
  const [open, setOpen] = useState<Open>();
  const list = useRef<HTMLDivElement>(null);
  const find = (search: string) => groupsOf(options, texts.groups, search);
  const groups = find(open?.search ?? '');
  const found = groups.flatMap((group) => group.options.map(({ tag }) => tag));
  const chosen = options.find(({ tag }) => tag === value);
  const optionId = (tag: string) => `${id}-${tag}`;

  const show = () => open ?? setOpen({ search: '', active: value });
  const search = (text: string) => {
    const first = find(text)[0]?.options[0];
    setOpen({ search: text, active: text && first ? first.tag : value });
  };
  const take = (tag: string | undefined) => {
    setOpen(undefined);
    if (tag !== undefined && tag !== value) onChange(tag);
  };
  const move = (step: 1 | -1) => {
    if (!open) return show();
    const next = (found.indexOf(open.active) + step + found.length) % found.length;
    setOpen({ ...open, active: found[next] ?? '' });
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    ...(open && {
      Enter: () => take(found.includes(open.active) ? open.active : undefined),
      Escape: () => take(undefined),
    }),
  };
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  const isOpen = open !== undefined;
  const active = open?.active;
  useLayoutEffect(() => {
    const option = active && list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    // Only the list scrolls, never the page.
    if (option && list.current)
      list.current.scrollTop = option.offsetTop - list.current.clientHeight / 2 + option.offsetHeight / 2;
  }, [active]);

  return (
    <div className="vt-embed-tag">
      <Field id={id} label={texts.widget}>
        <input
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active && found.includes(active) ? optionId(active) : undefined}
          placeholder={isOpen ? texts.findWidget : undefined}
          value={open ? open.search : chosen ? textOf(chosen) : value}
          onClick={show}
          onInput={(event) => search(event.currentTarget.value)}
          onKeyDown={press}
          onBlur={() => setOpen(undefined)}
        />
      </Field>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={texts.choose}
        className="vt-embed-options"
        hidden={!isOpen || found.length === 0}
      >
        {isOpen &&
          groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
            <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
              <p id={`${id}-${group.id}`} className="vt-embed-group">
                {group.name}
              </p>
              {group.options.map(({ tag, title }) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the focus stays in the field, whose keys walk through the options
                <div
                  key={tag}
                  id={optionId(tag)}
                  role="option"
                  aria-selected={tag === active}
                  // A press would take the focus from the field, and close the list.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => take(tag)}
                >
                  {title} <code>{tag}</code>
                </div>
              ))}
            </div>
          ))}
      </div>
      <p role="status" className="vt-embed-hint">
        {open && (found.length > 0 ? texts.foundWidgets(found.length) : texts.noWidget(open.search))}
      </p>
    </div>
  );
}
