import { useRef, useState } from 'react';
import type { Lost } from '#domain/car/choices';
import { country } from '#page/core/metadata';
import { cachedQuery } from '#services/http/query-cache';
import * as parts from '#services/part';
import { useMessages } from '#ui/core/host-context';
import { useQuery } from '#ui/hooks/use-query';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import { texts as carTexts } from './messages';
import css from './notes.css?inline';

interface Named {
  code: string;
  name: string;
}

/** Returns the items with such a code in any version; empty if they cannot be looked up. */
async function named(kind: Lost['kind'], code: readonly string[]): Promise<Named[]> {
  const query = { code: [...code], ...(country() && { country: country() }) };
  const quietly = (answer: Promise<Named[]>) => answer.catch(() => []);
  if (kind === 'color') return quietly(parts.listColors({ query }));
  if (kind === 'coating') return quietly(parts.listCoatings({ query }));
  // A service has no code but its id, and no lookup.
  if (kind === 'service') return [];
  const found = await Promise.all([
    quietly(parts.listItems({ query })),
    quietly(parts.listAccessories({ query })),
  ]);
  return found.flat();
}

const keyOf = ({ kind, code }: Lost) => `${kind} ${code}`;

/** Returns names of the lost choices by kind and code; the code if the name is unknown. */
async function namesOfLost(lost: readonly Lost[]): Promise<Map<string, string>> {
  const names = new Map(lost.map((each) => [keyOf(each), each.code]));
  await Promise.all(
    (['color', 'coating', 'part', 'service'] as const).map(async (kind) => {
      const codes = lost.filter((each) => each.kind === kind).map(({ code }) => code);
      if (codes.length === 0) return;
      for (const { code, name } of await named(kind, codes)) {
        if (names.get(`${kind} ${code}`) === code) names.set(`${kind} ${code}`, name);
      }
    }),
  );
  return names;
}

/** Lists the choices of a link, an earlier visit or the previous version that the current car does not offer. */
export function LostNote({ lost }: { lost: readonly Lost[] }) {
  const messages = useMessages(carTexts);
  const [read, setRead] = useState('');
  const container = useRef<HTMLDivElement>(null);
  const question = lost.map(keyOf).join(', ');
  const { value: names } = useQuery(
    () => cachedQuery(`lost ${question}`, () => namesOfLost(lost)),
    question && read !== question ? question : undefined,
  );
  useStyles(css);
  if (!question) return null;
  // An empty element keeps the focus of the removed button.
  if (read === question) return <div tabIndex={-1} ref={container} />;
  return (
    <div className="lost-note" part="lost" tabIndex={-1} ref={container}>
      <div role="status" aria-busy={!names}>
        <p>
          <b>{messages.lost}</b>
        </p>
        <p>{messages.lostHint}</p>
        <ul>
          {lost.map((each) => (
            <li key={keyOf(each)}>
              {messages.lostKinds[each.kind]}: {names?.get(keyOf(each)) ?? each.code}
            </li>
          ))}
        </ul>
      </div>
      <Button
        kind="plain"
        onClick={() => {
          setRead(question);
          container.current?.focus();
        }}
      >
        {messages.dismiss}
      </Button>
    </div>
  );
}
