import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { DEBOUNCE } from '#domain/core/timing';
import { type Mark, markedParts } from '#domain/text/marked-parts';
import { suggester } from '#domain/text/suggest';
import { pageDocument, shadowRootOf } from '#page/core/native';
import css from './combobox.css?inline';
import { ErrorLine } from './core/fields';
import { useFilledText } from './core/hear-changes';
import { useHost, useMessages } from './core/host-context';
import { fillMessage } from './fill-message';
import { useStyles } from './hooks/use-styles';
import { usePopupList } from './use-popup-list';

export interface Option {
  value: string;
  label: string;
  /** The parts of the label to mark; by default what matches the typed text. */
  marks?: readonly Mark[];
}

const messages = {
  'pt-BR': { none: 'Nenhuma sugestão', one: '1 sugestão', many: '{count} sugestões' },
  'es-AR': { none: 'Ninguna sugerencia', one: '1 sugerencia', many: '{count} sugerencias' },
};

/** Number of suggestions rendered at a time; more are added when the visitor scrolls or moves towards the end. */
const PAGE = 60;
interface ComboboxProps {
  name: string;
  label: ReactNode;
  value: string;
  options: readonly Option[];
  onInput(text: string): void;
  /** Called when the visitor chooses a suggestion; the input then shows it. */
  onChoose(option: Option, input: HTMLInputElement): void;
  onBlur?(): void;
  error?: string;
  disabled?: boolean;
  /** Whether it may stay empty. */
  optional?: boolean;
  placeholder?: string;
  busy?: boolean;
  /** Whether the options are the answer to the typed text and all of them are suggested; by default its matches are. */
  matched?: boolean;
  /** Shows no list. */
  closed?: boolean;
}

/**
 * An input with suggestions (ARIA 1.2 combobox with a listbox). Arrow keys move through them, Page keys by ten, Enter
 * chooses one, Escape closes the list and then empties the input; the focus stays in the input.
 */
export function Combobox({ name, label, value, options, error, busy, ...props }: ComboboxProps) {
  const labels = useMessages(messages);
  const { signal } = useHost();
  const filled = useFilledText(value);
  const input = filled.ref;
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [shown, setShown] = useState(PAGE);
  const [spoken, setSpoken] = useState('');
  useStyles(css);
  const suggest = useMemo(() => suggester(options, (option) => option.label), [options]);
  const { matched } = props;
  const found = useMemo(
    () => (matched ? options.map((item) => ({ item, offset: 0, length: 0 })) : suggest(value)),
    [matched, options, suggest, value],
  );
  const visible = open && !busy && !props.closed;
  usePopupList(input, list, visible);

  const count = found.length;
  const text = count === 0 ? labels.none : count === 1 ? labels.one : fillMessage(labels.many, { count });
  useEffect(() => {
    if (!visible) return setSpoken('');
    const timer = setTimeout(() => !signal.aborted && setSpoken(text), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [visible, text, signal]);

  useEffect(() => {
    if (active >= 0)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const show = (index: number) => {
    setOpen(true);
    setActive(index);
    if (index >= shown - 10) setShown(index + PAGE);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
    setShown(PAGE);
  };
  const choose = (index: number) => {
    const option = found[index]?.item;
    if (!option || !input.current) return;
    close();
    props.onChoose(option, input.current);
  };
  const move = (steps: number) => {
    if (count === 0) return setOpen(true);
    // From the input the first step leads to an end of the list; a step beyond an end leads back to the input.
    if (active < 0 || !open) return show(steps > 0 ? 0 : count - 1);
    if (Math.abs(steps) === 1) {
      const next = active + steps;
      return next < 0 || next >= count ? setActive(-1) : show(next);
    }
    show(Math.max(0, Math.min(count - 1, active + steps)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey } = event;
    if (key === 'ArrowDown') altKey ? setOpen(true) : move(1);
    else if (key === 'ArrowUp') altKey ? close() : move(-1);
    else if (key === 'PageDown' && open) move(10);
    else if (key === 'PageUp' && open) move(-10);
    else if (key === 'Enter' && open && active >= 0) choose(active);
    else if (key === 'Escape' && open) close();
    else if (key === 'Escape' && value) props.onInput('');
    else {
      if (key === 'Tab' || key === 'Enter') close();
      else if (key === 'Home' || key === 'End' || key === 'ArrowLeft' || key === 'ArrowRight') setActive(-1);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="field" part="field">
      <label htmlFor={name}>{label}</label>
      <div className="combobox">
        <input
          className="input"
          part="input"
          type="text"
          role="combobox"
          id={name}
          name={name}
          {...filled}
          aria-required={!props.optional}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          disabled={props.disabled}
          placeholder={props.placeholder}
          aria-autocomplete="list"
          aria-expanded={visible}
          aria-controls={`${name}-options`}
          aria-activedescendant={visible && active >= 0 ? `${name}-option-${active}` : undefined}
          aria-busy={busy || undefined}
          aria-invalid={!!error}
          aria-describedby={`${name}-error`}
          onInput={(event) => {
            props.onInput(event.currentTarget.value);
            setActive(-1);
            setShown(PAGE);
            // Not where a browser fills it in.
            const { activeElement } = shadowRootOf(event.currentTarget) ?? pageDocument;
            if (activeElement === event.currentTarget) setOpen(true);
          }}
          onClick={() => setOpen(true)}
          onBlur={() => {
            close();
            props.onBlur?.();
          }}
          onKeyDown={onKeyDown}
        />
        {!matched && !props.disabled && (
          <svg width="12" height="8" viewBox="0 0 12 8" aria-hidden="true">
            <path d="M1 1l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        )}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys */}
        <div
          className="options"
          part="options"
          role="listbox"
          id={`${name}-options`}
          aria-label={typeof label === 'string' ? label : undefined}
          popover="manual"
          ref={list}
          // A press must not move the focus from the input.
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            const option = (event.target as Element).closest<HTMLElement>('[data-index]');
            if (option) choose(Number(option.dataset.index));
          }}
          onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
            if (shown < count && scrollTop + clientHeight * 3 > scrollHeight) setShown(shown + PAGE);
          }}
        >
          {visible &&
            found.slice(0, shown).map(({ item, offset, length }, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input
              <div
                role="option"
                key={item.value}
                id={`${name}-option-${index}`}
                data-index={index}
                aria-selected={index === active}
                aria-setsize={count}
                aria-posinset={index + 1}
              >
                <span>
                  {markedParts(item.label, item.marks ?? [{ offset, length }]).map(
                    ({ text, marked }, part) =>
                      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a label never change their order
                      marked ? <mark key={part}>{text}</mark> : text,
                  )}
                </span>
              </div>
            ))}
          {visible && count === 0 && (
            // biome-ignore lint/a11y/useFocusableInteractive: only a message, not an option
            <div className="options-none" role="option" aria-disabled="true" aria-selected="false">
              {labels.none}
            </div>
          )}
        </div>
      </div>
      <ErrorLine name={name} error={error} />
      <p className="sr" role="status">
        {spoken}
      </p>
    </div>
  );
}
