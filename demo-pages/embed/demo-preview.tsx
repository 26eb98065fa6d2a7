import { createRoot } from 'react-dom/client';
import { firstEmbed } from './choices/starters';
import { PreviewFrame } from './preview/PreviewFrame';
import { type PreviewPage, previewOf } from './preview/preview-page';
import { WidgetMarkup } from './preview/WidgetMarkup';
import { writeMetadata } from './preview/write-metadata';

let arranged = false;

/** Writes the page's metadata; other metadata later is another page, which the builder sends to the new document. */
function arrange({ metadata, language }: PreviewPage): void {
  if (arranged) {
    location.reload();
    return;
  }
  arranged = true;
  writeMetadata(metadata);
  document.documentElement.lang = language;
}

/** The preview's document on the demo: a page with the shipped script. Outside the builder it shows the first choices. */
const place = document.querySelector<HTMLElement>('[data-embed-preview]');
if (place) {
  const first = parent === window ? previewOf(firstEmbed('pt-BR')) : undefined;
  createRoot(place).render(<PreviewFrame first={first} arrange={arrange} Widget={WidgetMarkup} />);
}
