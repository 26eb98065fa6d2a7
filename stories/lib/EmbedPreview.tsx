import type { Embed } from '#demo-pages/embed/choices/embed';
import { PreviewFrame } from '#demo-pages/embed/preview/PreviewFrame';
import { type PreviewPage, previewOf } from '#demo-pages/embed/preview/preview-page';
import { arrangePage, DEFAULTS } from './page-setup';
import { Widget } from './Widget';

let hasNotes = false;

/** Starts author mode, once; a page starts it only if it finds the metadata when its first event comes. */
function startNotes(): void {
  if (hasNotes) return;
  hasNotes = true;
  import('#element/author/notes').then(({ startAuthorMode }) => startAuthorMode());
}

/** What a story's page has, and the author's page only by the author's own metadata. */
const ABSENT = Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, null]));

function arrange({ brand, language, metadata }: PreviewPage): void {
  arrangePage({ brand, language, network: 'normal' }, { metadata: { ...ABSENT, ...metadata } });
  startNotes();
}

/** The document of the preview's frame, in Storybook. */
export const EmbedPreview = ({ first }: { first: Embed }) => (
  <main>
    <h1 className="vt-embed-unseen">Prévia</h1>
    <PreviewFrame first={previewOf(first)} arrange={arrange} Widget={Widget} />
  </main>
);
