import { useEffect, useState } from 'react';
import type { Embed } from '../choices/embed';
import { inlineStyles } from '../code/embed-html';
import { integratorChecks, styleHashes } from '../code/integrator-checks';
import { useAuthorLanguage, useTexts } from '../texts/author-language';

/** What the integrator of the site has to check, once, before the page goes live. */
export function IntegratorList({ embed }: { embed: Embed }) {
  const author = useAuthorLanguage();
  const texts = useTexts();
  const [hash, setHash] = useState<string>();
  // A style has no line breaks.
  const styles = inlineStyles(embed).join('\n');
  useEffect(() => {
    let stale = false;
    styleHashes(styles ? styles.split('\n') : []).then((found) => {
      if (!stale) setHash(found);
    });
    return () => {
      stale = true;
    };
  }, [styles]);
  return (
    <section className="vt-embed-checks" aria-labelledby="embed-checks">
      <h2 id="embed-checks">{texts.integrator}</h2>
      <p>{texts.integratorHint}</p>
      <ol>
        {integratorChecks(embed, author, hash).map(({ id, title, texts: [first, ...others], code }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{first}</p>
            {code && (
              <pre>
                <code>{code}</code>
              </pre>
            )}
            {others.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
