import type { EditionGroup } from '#domain/manuals/editions';
import { excerptAround, hitFinder } from '#domain/manuals/hits';
import { Marked } from '#features/manuals/Marked';
import type { Manual } from '#services/entities/manual';
import { useMessages } from '#ui/core/host-context';
import { HeadingText } from '#ui/HeadingText';
import { Button } from '#ui/parts/Button';
import { texts } from '../messages';

/** The first place of a manual's text with a searched word. */
function Excerpt({ manual, words }: { manual: Manual; words: readonly string[] }) {
  for (const { title, text } of manual.sections ?? []) {
    const marks = hitFinder(text ?? '')(words);
    if (marks.length === 0) continue;
    const excerpt = excerptAround(text ?? '', marks);
    return (
      <p className="small excerpt" lang={manual.language || undefined}>
        <b>{title}:</b> <Marked text={excerpt} marks={hitFinder(excerpt)(words)} />
      </p>
    );
  }
  return null;
}

interface ManualItemProps {
  group: EditionGroup<Manual>;
  words: readonly string[];
  onOpen(id: string): void;
}

/** A manual of the list; each of its years opens it. */
export function ManualItem({ group: { title, editions }, words, onOpen }: ManualItemProps) {
  const messages = useMessages(texts);
  const [newest] = editions;
  const language = newest?.language || undefined;
  return (
    <li className="item" part="item">
      <h3 tabIndex={-1} lang={language}>
        <HeadingText>
          <Marked text={title} marks={hitFinder(title)(words)} />
        </HeadingText>
      </h3>
      {newest && <Excerpt manual={newest} words={words} />}
      <ul className="years">
        {editions.map(({ id, year }) => (
          <li key={id}>
            <Button kind="plain" id={`manual-${id}`} onClick={() => onOpen(id)}>
              {year ?? messages.noYear}
              <span className="sr" lang={language}>
                {' '}
                {title}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </li>
  );
}
