import { useRef, useState } from 'react';
import type { Language } from '#domain/core/brands';
import { type Embed, tagsOf } from '../choices/embed';
import { firstEmbed, translateEmbed } from '../choices/starters';
import { firstViewsOf, type Renderer } from '../code/first-views';
import { type BuildManifest, hintsOf } from '../code/preload-hints';
import { previewOf } from '../preview/preview-page';
import { AuthorLanguage, useTexts } from '../texts/author-language';
import { EmbedCode } from './EmbedCode';
import { EmbedPreview } from './EmbedPreview';
import { FirstViewField } from './FirstViewField';
import { IntegratorList } from './IntegratorList';
import { ManifestFields } from './ManifestFields';
import { AddressFields, PageFields } from './PageFields';
import { WidgetList } from './WidgetList';

interface BuilderProps {
  /** The language of the author, and of the first choices. */
  language: Language;
  /** Address of the preview's document, of the same origin. */
  frame: string;
  /** Address of the library's `vitrine/server`, of the same origin. */
  renderer: string;
  /** Returns the address of a widget's documentation. */
  documentationOf?(tag: string): string;
}

/** The choices of the author; when the author's language changes, they are in the new one. */
function useChoices(language: Language) {
  const [choices, setChoices] = useState(() => firstEmbed(language));
  const before = useRef(language);
  if (before.current !== language) {
    setChoices(translateEmbed(choices, before.current, language));
    before.current = language;
  }
  return [choices, setChoices] as const;
}

function Builder({ language, frame, renderer: address, documentationOf }: BuilderProps) {
  const texts = useTexts();
  const [choices, setChoices] = useChoices(language);
  const [manifest, setManifest] = useState<BuildManifest>();
  const [renderer, setRenderer] = useState<Renderer>();
  const change = (some: Partial<Embed>) => setChoices((before) => ({ ...before, ...some }));
  // The first widget is the one that is likely in view at once; others wait until the visitor comes near.
  const first = tagsOf(choices).slice(0, 1);
  const hints = manifest ? hintsOf(manifest, first, choices.script, choices.language, !!renderer) : [];
  const embed: Embed = { ...choices, hints, ...(renderer && { views: firstViewsOf(choices, renderer) }) };
  return (
    <div className="vt-embed" lang={language}>
      <div className="vt-embed-top">
        <div>
          <section aria-labelledby="embed-page">
            <h2 id="embed-page">{texts.choose}</h2>
            <PageFields embed={embed} onChange={change} />
            <WidgetList
              embed={embed}
              documentationOf={documentationOf}
              onChange={(widgets) => change({ widgets })}
            />
          </section>
          <section aria-labelledby="embed-addresses">
            <h2 id="embed-addresses">{texts.addresses}</h2>
            <AddressFields embed={embed} onChange={change} />
            <ManifestFields script={choices.script} manifest={manifest} onChange={setManifest} />
            <FirstViewField
              address={address}
              isOn={!!renderer}
              onChange={(module) => setRenderer(() => module)}
            />
          </section>
        </div>
        <EmbedPreview page={previewOf(embed)} frame={frame} />
      </div>
      <EmbedCode embed={embed} />
      <IntegratorList embed={embed} />
    </div>
  );
}

/** With it a content author chooses widgets, sees them and copies their code. */
export const EmbedBuilder = (props: BuilderProps) => (
  <AuthorLanguage.Provider value={props.language}>
    <Builder {...props} />
  </AuthorLanguage.Provider>
);
