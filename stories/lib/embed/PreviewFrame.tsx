import { useEffect, useState } from 'react';
import { arrangePage } from '../page-setup';
import { Widget } from '../Widget';
import { messageOf, type PreviewMessage, type PreviewPage } from './preview-page';

let hasNotes = false;

/** Starts author mode, once; a page starts it only if it finds the metadata when its first event comes. */
function startNotes(): void {
  if (hasNotes) return;
  hasNotes = true;
  import('../../../src/element/author/notes').then(({ startAuthorMode }) => startAuthorMode());
}

function Page({ page: { brand, language, metadata, widgets } }: { page: PreviewPage }) {
  // Once per mount, and before a widget reads the page.
  useState(() => arrangePage({ brand, language, network: 'normal' }, { metadata }));
  useEffect(startNotes, []);
  return (
    <main className="vt-embed-page">
      <h1 className="vt-embed-unseen">Prévia</h1>
      {widgets.map(({ tag, args }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two widgets of a tag differ by their place only
        <Widget key={`${index} ${tag}`} tag={tag} args={args} />
      ))}
    </main>
  );
}

/** Keeps the frame on its page: a link to another one is shown, and not followed. */
function stay(event: MouseEvent): void {
  const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
}

/** The preview's own document: it shows the page that the builder sends. */
export function PreviewFrame({ first }: { first: PreviewPage }) {
  const [page, setPage] = useState(first);
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = messageOf(event);
      if (event.source === parent && message?.vitrine === 'preview-page') setPage(message.page);
    };
    addEventListener('message', listen);
    addEventListener('click', stay);
    const ready: PreviewMessage = { vitrine: 'preview-ready' };
    if (parent !== window) parent.postMessage(ready, location.origin);
    return () => {
      removeEventListener('message', listen);
      removeEventListener('click', stay);
    };
  }, []);
  // Widgets read most metadata once: other metadata is another page.
  return <Page key={JSON.stringify(page.metadata)} page={page} />;
}
