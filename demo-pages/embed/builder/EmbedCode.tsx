import { useRef, useState } from 'react';
import type { Embed } from '../choices/embed';
import { FORMATS } from '../code/embed-code';
import { hasBlocks } from '../code/inline-fallback';
import { useAuthorLanguage, useTexts } from '../texts/author-language';
import { codeTexts } from '../texts/code';
import { CopyButton } from './CopyButton';
import { Choice } from './Field';

/** The code to copy, in the chosen format. */
export function EmbedCode({ embed }: { embed: Embed }) {
  const [chosen, setChosen] = useState<string>(FORMATS[0].id);
  const place = useRef<HTMLElement>(null);
  const author = useAuthorLanguage();
  const texts = useTexts();
  const { names, hints } = codeTexts(author);
  const format = FORMATS.find(({ id }) => id === chosen) ?? FORMATS[0];
  const code = format.code(embed, author);
  const loses =
    format.id === 'classic' && embed.widgets.some(({ args }) => hasBlocks(String(args.children ?? '')));
  return (
    <section className="vt-embed-code" aria-labelledby="embed-code">
      <h2 id="embed-code" tabIndex={-1}>
        {texts.copyCode}
      </h2>
      <Choice
        id="embed-format"
        legend={texts.format}
        value={chosen}
        options={FORMATS.map(({ id }) => [id, names[id]] as const)}
        onChange={setChosen}
      />
      <p>{hints[format.id]}</p>
      {loses && <p className="vt-embed-warning">{texts.inlined}</p>}
      <CopyButton text={code} target={place} />
      <section
        ref={place}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach it
        tabIndex={0}
        className="vt-embed-text"
        aria-label={texts.codeFor(names[format.id])}
      >
        <pre>
          <code>{code}</code>
        </pre>
      </section>
    </section>
  );
}
