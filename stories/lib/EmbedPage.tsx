import { useState } from 'react';
import { EmbedBuilder } from '#demo-pages/embed/builder/EmbedBuilder';
import { Choice } from '#demo-pages/embed/builder/Field';
import type { Language } from '#domain/core/brands';
import '#demo-pages/pages/assets/embed.css';
import '#demo-pages/pages/assets/embed-buttons.css';
import '#demo-pages/pages/assets/embed-fields.css';

const TEXTS = {
  'pt-BR': {
    title: 'Monte o seu widget',
    lead: 'Escolha o widget, veja como ele fica e copie o código para o seu site.',
  },
  'es-AR': {
    title: 'Armá tu widget',
    lead: 'Elegí el widget, mirá cómo queda y copiá el código para tu sitio.',
  },
};
const LANGUAGES = [
  ['pt-BR', 'Português'],
  ['es-AR', 'Español'],
] as const;

/** The builder as a page of the documentation, with a choice of the author's language. */
export function EmbedPage() {
  const [language, setLanguage] = useState<Language>('pt-BR');
  const texts = TEXTS[language];
  return (
    <div className="vt-embed-docs sb-unstyled" lang={language}>
      <h1>{texts.title}</h1>
      <p className="vt-lead">{texts.lead}</p>
      <div className="vt-embed">
        <Choice
          id="embed-author"
          legend="Idioma desta página / Idioma de esta página"
          value={language}
          options={LANGUAGES}
          onChange={(chosen) => setLanguage(chosen as Language)}
        />
      </div>
      <EmbedBuilder
        language={language}
        frame="./iframe.html?viewMode=story&id=monte-o-seu-widget--preview"
        // The demo's server has it beside its Storybook.
        renderer="/vitrine/package/server.js"
        documentationOf={(tag) => `./?path=/docs/widgets-${tag}--docs`}
      />
    </div>
  );
}
