import { type FormEvent, useState } from 'react';
import { useMessages } from '../core/host-context';
import { fillMessage } from '../fill-message';
import { Button } from '../parts/Button';
import { texts } from './messages';

interface PageJumpProps {
  /** Of the table: the field's id begins with it. */
  name: string;
  pages: number;
  /** Goes to a page, from 0. */
  onPage(page: number): void;
}

/** Goes to a page by its number; one beyond the last leads to that one. */
export function PageJump({ name, pages, onPage }: PageJumpProps) {
  const labels = useMessages(texts);
  const [typed, setTyped] = useState('');
  const go = (event: FormEvent) => {
    event.preventDefault();
    const page = Math.min(pages, Math.max(1, Number(typed)));
    setTyped('');
    if (typed) onPage(page - 1);
  };
  return (
    <form className="page-jump" noValidate onSubmit={go}>
      <label htmlFor={`${name}-page`}>{fillMessage(labels.toPage, { pages })}</label>
      <input
        className="input"
        part="input"
        id={`${name}-page`}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value.replace(/\D/g, ''))}
      />
      <Button kind="plain" type="submit">
        {labels.go}
      </Button>
    </form>
  );
}
