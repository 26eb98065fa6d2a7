import { createRoot } from 'react-dom/client';
import { LANGUAGES } from '#domain/core/brands';
import { EmbedBuilder } from './builder/EmbedBuilder';

/** The builder on a demo page: in the document's language, with the preview at the address that the page names. */
const place = document.querySelector<HTMLElement>('[data-embed-builder]');
if (place) {
  const language = LANGUAGES.find((each) => each === document.documentElement.lang) ?? 'pt-BR';
  place.replaceChildren();
  createRoot(place).render(
    <EmbedBuilder
      language={language}
      frame={place.dataset.embedBuilder ?? ''}
      renderer="/vitrine/package/server.js"
    />,
  );
}
