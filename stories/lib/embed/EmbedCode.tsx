import { useRef, useState } from 'react';
import { CopyButton } from './CopyButton';
import type { Embed } from './embed';
import { FORMATS } from './embed-code';
import { Choice } from './Field';
import { hasBlocks } from './inline-fallback';

const OPTIONS = FORMATS.map(({ id, name }) => [id, name] as const);

/** The code to copy, in the chosen format. */
export function EmbedCode({ embed }: { embed: Embed }) {
  const [chosen, setChosen] = useState(FORMATS[0].id);
  const place = useRef<HTMLElement>(null);
  const format = FORMATS.find(({ id }) => id === chosen) ?? FORMATS[0];
  const code = format.code(embed);
  const loses =
    format.id === 'classic' && embed.widgets.some(({ args }) => hasBlocks(String(args.children ?? '')));
  return (
    <section className="vt-embed-code" aria-labelledby="embed-code">
      <h2 id="embed-code">Copie o código</h2>
      <Choice id="embed-format" legend="Para" value={chosen} options={OPTIONS} onChange={setChosen} />
      <p>{format.hint}</p>
      {loses && (
        <p className="vt-embed-warning">Os parágrafos, títulos e listas do conteúdo viraram texto corrido.</p>
      )}
      <CopyButton text={code} target={place} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach it */}
      <section ref={place} tabIndex={0} className="vt-embed-text" aria-label={`Código para ${format.name}`}>
        <pre>
          <code>{code}</code>
        </pre>
      </section>
    </section>
  );
}
