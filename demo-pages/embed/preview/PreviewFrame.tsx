import { type ComponentType, useEffect, useState } from 'react';
import type { EmbedWidget } from '../choices/embed';
import { messageOf, type PreviewMessage, type PreviewPage } from './preview-page';

interface PageProps {
  page: PreviewPage;
  /** Makes the document the page; called once per page, before its widgets read it. */
  arrange(page: PreviewPage): void;
  Widget: ComponentType<EmbedWidget>;
}

function Page({ page, arrange, Widget }: PageProps) {
  useState(() => arrange(page));
  return (
    <div className="vt-embed-page">
      {page.widgets.map(({ tag, args }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two widgets of a tag differ by their place only
        <Widget key={`${index} ${tag}`} tag={tag} args={args} />
      ))}
    </div>
  );
}

/** Keeps the frame on its page: a link to another one is shown, and not followed. */
function stay(event: MouseEvent): void {
  const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
}

/**
 * The content of the preview's own document: it shows the page that the builder sends.
 * @param props.first the page until the builder sends one; without it, nothing
 */
export function PreviewFrame({ first, ...props }: Omit<PageProps, 'page'> & { first?: PreviewPage }) {
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
  return page ? <Page key={JSON.stringify(page.metadata)} page={page} {...props} /> : null;
}
