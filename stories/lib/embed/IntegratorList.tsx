import { useEffect, useState } from 'react';
import type { Embed } from './embed';
import { heightsOf } from './embed-html';
import { integratorChecks, styleHash } from './integrator-checks';

/** What the integrator of the site has to check, once, before the page goes live. */
export function IntegratorList({ embed }: { embed: Embed }) {
  const [hash, setHash] = useState<string>();
  const css = heightsOf(embed);
  useEffect(() => {
    let stale = false;
    styleHash(css).then((found) => {
      if (!stale) setHash(found);
    });
    return () => {
      stale = true;
    };
  }, [css]);
  return (
    <section className="vt-embed-checks" aria-labelledby="embed-checks">
      <h2 id="embed-checks">Para quem cuida do site</h2>
      <p>Envie esta lista, com o código, à equipe técnica, que a confere antes de publicar.</p>
      <ol>
        {integratorChecks(embed, hash).map(({ id, title, texts, code }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{texts[0]}</p>
            {code && (
              <pre>
                <code>{code}</code>
              </pre>
            )}
            {texts.slice(1).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
