import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { suggester } from '#domain/text/suggest';
import { Combobox, type Option } from '../../Combobox';
import type { FieldProps } from '../../core/fields';
import { useMessages } from '../../core/host-context';
import { fillMessage } from '../../fill-message';
import { useStyles } from '../../hooks/use-styles';
import { Tag } from '../../parts/Badge';
import css from './lists.css?inline';
import { texts } from './messages';

type Props<V> = Omit<FieldProps<V, readonly string[]>, 'label'> & {
  label: string;
  options: readonly Option[];
  placeholder?: string;
  optional?: boolean;
  disabled?: boolean;
  busy?: boolean;
};

/** Chosen options that are shown; the others are behind a button. */
const SHOWN = 12;
/** Beyond the last chip. */
const INPUT = Number.MAX_SAFE_INTEGER;
/** The suggestion that chooses all the others; no option has this value. */
const ALL = '\0all';

/**
 * Several choices from a long list, found by typing. Chosen ones are chips before the input: Backspace in the empty input leads to
 * the last of them, arrows to the others, Delete removes one.
 */
export function MultiSelect<V extends object>(props: Props<V>) {
  const { form, name, label, options, optional, ...rest } = props;
  const messages = useMessages(texts);
  const [typed, setTyped] = useState('');
  const [isLong, setLong] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  /** The chip to focus once the list has changed; beyond the last it is the input. */
  const next = useRef<number | undefined>(undefined);
  useStyles(css);
  const values = (form.values[name] ?? []) as readonly string[];
  const labelOf = useMemo(() => new Map(options.map((option) => [option.value, option.label])), [options]);
  const left = useMemo(() => options.filter(({ value }) => !values.includes(value)), [options, values]);
  const suggest = useMemo(() => suggester(left, (option) => option.label), [left]);
  const found = useMemo(() => suggest(typed), [suggest, typed]);
  const suggested = useMemo<readonly Option[]>(() => {
    const marked = found.map(({ item, offset, length }) => ({ ...item, marks: [{ offset, length }] }));
    if (!typed.trim() || found.length < 2) return marked;
    return [
      { value: ALL, label: fillMessage(messages.allFound, { count: found.length }), marks: [] },
      ...marked,
    ];
  }, [found, typed, messages]);

  const focusChip = (index: number) => {
    const chips = box.current?.querySelectorAll<HTMLElement>('.tag-remove') ?? [];
    (chips[index] ?? box.current?.querySelector<HTMLElement>('input'))?.focus();
  };
  useLayoutEffect(() => {
    if (next.current === undefined) return;
    const index = next.current;
    next.current = undefined;
    focusChip(index);
  });
  const set = (chosen: readonly string[]) => form.set({ [name]: chosen } as Partial<V>);
  const shown = isLong ? values : values.slice(0, SHOWN);
  const remove = (value: string) => {
    const left = isLong ? values.length - 1 : Math.min(SHOWN, values.length - 1);
    next.current = left > 0 ? Math.min(shown.indexOf(value), left - 1) : INPUT;
    set(values.filter((each) => each !== value));
  };
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = event.target as HTMLElement;
    const chips = [...event.currentTarget.querySelectorAll<HTMLElement>('.tag-remove')];
    const at = chips.indexOf(target);
    const { key } = event;
    if (at < 0) {
      // A key that is held down ends at the text.
      if (
        key !== 'Backspace' ||
        event.repeat ||
        target.tagName !== 'INPUT' ||
        (target as HTMLInputElement).value
      )
        return;
      if (!chips.length || props.disabled) return;
      focusChip(chips.length - 1);
    } else if (key === 'ArrowLeft') focusChip(Math.max(0, at - 1));
    else if (key === 'ArrowRight') focusChip(at + 1);
    else if ((key === 'Delete' || key === 'Backspace') && !event.repeat) remove(shown[at] as string);
    else return;
    event.preventDefault();
  };
  const count = values.length;
  const text = count === 0 ? messages.noneChosen : count === 1 ? messages.oneChosen : messages.chosen;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the input inside has the label; a legend would be read again
    <div role="group" aria-label={label} ref={box} onKeyDown={onKey}>
      <Combobox
        {...rest}
        matched
        name={name}
        label={label}
        options={suggested}
        value={typed}
        optional={optional || count > 0}
        {...(form.errors[name] && { error: form.errors[name] as string })}
        onInput={setTyped}
        onChoose={({ value }) => {
          setTyped('');
          set([...values, ...(value === ALL ? found.map(({ item }) => item.value) : [value])]);
        }}
        onBlur={() => form.touch(name)}
      />
      <div className="chips-tools">
        <p className="muted" role="status">
          {fillMessage(text, { count })}
        </p>
        {count > SHOWN && !isLong && (
          <button
            className="link"
            type="button"
            onClick={() => {
              next.current = SHOWN;
              setLong(true);
            }}
          >
            {fillMessage(messages.showAll, { count })}
          </button>
        )}
        {count > 1 && !props.disabled && (
          <button
            className="link"
            type="button"
            onClick={() => {
              next.current = INPUT;
              set([]);
            }}
          >
            {messages.clear}
          </button>
        )}
      </div>
      {count > 0 && (
        <ul className="chips" aria-label={fillMessage(messages.chosenList, { name: label })}>
          {shown.map((value) => {
            const called = labelOf.get(value) ?? value;
            const removeLabel = fillMessage(messages.remove, { name: called });
            return (
              <li key={value}>
                <Tag removeLabel={removeLabel} onRemove={() => !props.disabled && remove(value)}>
                  {called}
                </Tag>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
