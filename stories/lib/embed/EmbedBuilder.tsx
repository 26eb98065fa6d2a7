import { useState } from 'react';
import { EmbedCode } from './EmbedCode';
import { EmbedPreview } from './EmbedPreview';
import { type Embed, tagsOf } from './embed';
import { IntegratorList } from './IntegratorList';
import { ManifestFields } from './ManifestFields';
import { AddressFields, PageFields } from './PageFields';
import { type BuildManifest, hintsOf } from './preload-hints';
import { previewOf } from './preview-page';
import { startWidget } from './starters';
import { WidgetList } from './WidgetList';
import './embed.css';
import './embed-buttons.css';
import './embed-fields.css';

/** The choices with which the builder opens. */
export const FIRST: Embed = {
  brand: 'fiat',
  country: 'BR',
  language: 'pt-BR',
  metadata: {
    services: 'https://api.suamarca.example/{service}',
    'lead-client-id': 'ID-DO-CLIENTE',
    'lead-client-secret': 'SEGREDO-DO-CLIENTE',
  },
  script: 'https://cdn.suamarca.example/vitrine/vitrine.js',
  hints: [],
  widgets: [startWidget('vt-lead-form', 'pt-BR')],
};

/** The page on which a content author chooses widgets, sees them and copies their code. */
export function EmbedBuilder() {
  const [choices, setChoices] = useState(FIRST);
  const [manifest, setManifest] = useState<BuildManifest>();
  const change = (some: Partial<Embed>) => setChoices((before) => ({ ...before, ...some }));
  // The first widget is the one that is likely in view at once; others wait until the visitor comes near.
  const first = tagsOf(choices).slice(0, 1);
  const hints = manifest ? hintsOf(manifest, first, choices.script, choices.language) : [];
  const embed = { ...choices, hints };
  return (
    <div className="vt-embed sb-unstyled" lang="pt-BR">
      <div className="vt-embed-top">
        <div>
          <section aria-labelledby="embed-page">
            <h2 id="embed-page">Escolha</h2>
            <PageFields embed={embed} onChange={change} />
            <WidgetList embed={embed} onChange={(widgets) => change({ widgets })} />
          </section>
          <section aria-labelledby="embed-addresses">
            <h2 id="embed-addresses">Endereços e metadados</h2>
            <AddressFields embed={embed} onChange={change} />
            <ManifestFields script={choices.script} manifest={manifest} onChange={setManifest} />
          </section>
        </div>
        <EmbedPreview page={previewOf(embed)} />
      </div>
      <EmbedCode embed={embed} />
      <IntegratorList embed={embed} />
    </div>
  );
}
