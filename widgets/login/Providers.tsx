import { type ReactNode, useLayoutEffect, useState } from 'react';
import { writtenList } from '#domain/text/written-list';
import { refusesSignIn } from '#page/in-app-browser';
import { FailureNotice } from '#ui/core/FailureNotice';

/** Names of well-known sites; any other is shown as the author writes it. */
const NAMES: Record<string, string> = { google: 'Google', apple: 'Apple', facebook: 'Facebook' };

interface ProvidersProps {
  /** The attribute: words separated by spaces. */
  names: string;
  /** busy: what is going on; problem: why it did not work, blank if the words for it could not be loaded. */
  social: { busy: string; problem: string };
  /** Between the password and the other sites. */
  or: string;
  label(provider: string): string;
  /** Says where the named sites can be used: they refuse the browser of an app. */
  inApp(providers: string): string;
  /** Returns the icon of a site, once it has loaded. */
  icon: ((id: string) => ReactNode) | undefined;
  onChoose(id: string, name: string): void;
}

/** The buttons of other sites to sign in with, and what became of it. */
export function Providers({ names, social, or, label, inApp, icon, onChoose }: ProvidersProps) {
  const ids = [...new Set(writtenList(names).filter((id) => /^[a-z][\w-]*$/i.test(id)))];
  // A first view in the page's HTML is for every browser.
  const [isShown, setShown] = useState(false);
  useLayoutEffect(() => setShown(true), []);
  const refused = isShown ? ids.filter((id) => refusesSignIn(id)) : [];
  const nameOf = (id: string) => NAMES[id] ?? id;
  return (
    <>
      {social.problem && <FailureNotice>{social.problem.trim() || undefined}</FailureNotice>}
      <p className="sr" role="status">
        {social.busy}
      </p>
      {ids.length > 0 && (
        <div className="providers">
          <p className="or">{or}</p>
          {ids.map((id) => {
            const name = nameOf(id);
            return (
              !refused.includes(id) && (
                <button
                  key={id}
                  className="button plain"
                  part="button"
                  type="button"
                  aria-disabled={social.busy !== ''}
                  onClick={() => social.busy || onChoose(id, name)}
                >
                  {icon?.(id)}
                  {label(name)}
                </button>
              )
            );
          })}
          {refused.length > 0 && <p className="notice in-app">{inApp(refused.map(nameOf).join(' / '))}</p>}
        </div>
      )}
    </>
  );
}
