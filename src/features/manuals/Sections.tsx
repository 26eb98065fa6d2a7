import { useMemo, useState } from 'react';
import { hitFinder, searchWords } from '#domain/manuals/hits';
import type { Manual } from '#services/entities/manual';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Accordion } from '#ui/parts/Accordion';
import { Label } from '#ui/parts/Badge';
import { Marked } from './Marked';
import { texts } from './messages';

const PARAGRAPHS = /\n\s*\n/;

interface SectionsProps {
  sections: NonNullable<Manual['sections']>;
  /** The words of the list's search, with which the search in the manual begins. */
  text: string;
  language: string;
}

/** The text of a manual: its sections open and close, and those with a searched word are open, with the word marked. */
export function Sections({ sections, text, language }: SectionsProps) {
  const messages = useMessages(texts);
  const own = useHost().language;
  const [typed, setTyped] = useState(text);
  const prepared = useMemo(
    () =>
      sections.map(({ id, title, text }) => ({
        id,
        title: { text: title, find: hitFinder(title) },
        paragraphs: (text ?? '').split(PARAGRAPHS).map((each) => ({ text: each, find: hitFinder(each) })),
      })),
    [sections],
  );
  const words = searchWords(typed);
  const searched = prepared.map(({ id, title, paragraphs }) => {
    const parts = [title, ...paragraphs].map((part) => ({ text: part.text, marks: part.find(words) }));
    return { id, parts, count: parts.reduce((sum, { marks }) => sum + marks.length, 0) };
  });
  const count = searched.reduce((sum, each) => sum + each.count, 0);
  const withHits = searched.filter((each) => each.count > 0).map(({ id }) => id);
  const [first] = sections;
  const open = words.length > 0 || !first ? withHits : [first.id];
  return (
    <div className="text">
      <div className="field" part="field">
        <label htmlFor="manual-words">{messages.searchIn}</label>
        <input
          className="input"
          part="input"
          id="manual-words"
          type="search"
          autoComplete="off"
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <p className="muted small count" role="status">
          {words.length > 0 &&
            (count === 0
              ? messages.noHits
              : count === 1
                ? messages.oneHit
                : fillMessage(messages.hits, { count }))}
        </p>
      </div>
      <div lang={language || undefined}>
        <Accordion
          // Other sections with hits are open from the beginning.
          key={open.join()}
          name="manual-section"
          level={4}
          open={open}
          items={searched.map(({ id, parts: [title, ...paragraphs], count: hits }) => ({
            id,
            title: (
              <>
                {title && <Marked {...title} />}{' '}
                {hits > 0 && (
                  <Label>
                    <span aria-hidden="true">{hits}</span>
                    <span className="sr" lang={own}>
                      {fillMessage(messages.hitsIn, { count: hits })}
                    </span>
                  </Label>
                )}
              </>
            ),
            content: paragraphs.map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change their order
              <p key={index} className="paragraph">
                <Marked {...paragraph} />
              </p>
            )),
          }))}
        />
      </div>
    </div>
  );
}
