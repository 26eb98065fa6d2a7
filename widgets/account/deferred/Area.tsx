import { useStore } from '@nanostores/react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { accountIcon } from '#features/account/account-icons';
import { $session, greetingName } from '#features/session/session';
import { signOut } from '#features/session/start-session';
import { SECTION_PARAMETER } from '#page/address/garage-address';
import type { SafeUrl } from '#page/core/safe-url';
import { changeUrl, ownUrl } from '#page/safe-addresses';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useEvent } from '#ui/hooks/use-event';
import { useStyles } from '#ui/hooks/use-styles';
import { useUrlStep } from '#ui/hooks/use-url-step';
import { Icon } from '#ui/icons/Icon';
import { Button } from '#ui/parts/Button';
import type { AccountProps } from '../attributes';
import css from './area.css?inline';
import { texts } from './messages';
import { SectionView } from './SectionView';
import { type Section, sectionsOf, withoutUnknown } from './sections';

/** Returns the page's address with a section. */
const addressOf = (id: string): SafeUrl =>
  changeUrl(ownUrl(), ({ searchParams }) => searchParams.set(SECTION_PARAMETER, id));

/** Whether the browser opens a link elsewhere: in a tab, in a window, as a file. */
const goesElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

interface NavigationProps {
  sections: readonly Section[];
  open: string;
  onOpen(id: string): void;
}

/** Links to the sections: beside the open one, or a list that a button with its name opens where that is too narrow. */
function Navigation({ sections, open, onOpen }: NavigationProps) {
  const messages = useMessages(texts);
  const [isListed, setListed] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <nav part="nav" aria-label={messages.sections}>
      <button
        className="section-list"
        ref={opener}
        part="button"
        type="button"
        aria-expanded={isListed}
        onClick={() => setListed(!isListed)}
      >
        <span className="sr">{messages.sections}: </span>
        {open && <Icon path={accountIcon(open)} />}
        {sections.find(({ id }) => id === open)?.label}
      </button>
      <ul className={isListed ? 'listed' : undefined}>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a
              href={addressOf(id)}
              aria-current={id === open ? 'page' : undefined}
              onClick={(event) => {
                if (goesElsewhere(event)) return;
                event.preventDefault();
                // The link is hidden with its list: the title takes the focus from what has kept it.
                if (isListed) opener.current?.focus();
                setListed(false);
                onOpen(id);
              }}
            >
              <Icon path={accountIcon(id)} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The account of a signed-in visitor: the greeting, the sections, one of them open. */
export function Area(props: AccountProps) {
  const messages = useMessages(texts);
  const host = useHost();
  const { user, status } = useStore($session);
  const [sections, setSections] = useState<readonly Section[]>([]);
  const [wanted, setWanted] = useState<string | null>(null);
  const [visit, setVisit] = useState(0);
  const seen = useRef(new Set<string>());
  const name = useRef('');
  useStyles(css);
  const known = sections.find(({ id }) => id === wanted) ?? sections[0];
  const open = known?.id ?? '';
  if (open) seen.current.add(open);
  const show = (id: string | null) => {
    setWanted(id);
    setVisit(visit + 1);
    // The visitor's own action may move what follows: the height was that of the first section.
    host.element.style.minHeight = '0';
  };
  const url = useUrlStep(SECTION_PARAMETER, (id) => {
    // Other widgets have entries of the history, too.
    if ((sections.find((section) => section.id === id) ?? sections[0])?.id !== open) show(id);
  });
  const readAddress = useEvent(() => setWanted(url.read()));
  useEffect(() => readAddress(), []);
  useEffect(() => {
    let isCurrent = true;
    withoutUnknown(sectionsOf(props, host.element, messages)).then(
      (found) => isCurrent && setSections(found),
    );
    return () => {
      isCurrent = false;
    };
  }, [props, host, messages]);
  const onOpen = (id: string) => {
    url.write(id, 'push');
    show(id);
    if (id !== open) host.emit('vt-account-opened', { section: id });
  };
  // It stays while an ended session waits for the next one.
  if (user) name.current = greetingName(user);
  const unknown = status === 'LOADING' ? '' : messages.helloAny;
  return (
    <div className="account">
      <div className="welcome">
        <p>{name.current ? fillMessage(messages.hello, { name: name.current }) : unknown}</p>
        <Button kind="plain" onClick={signOut}>
          {messages.signOut}
        </Button>
      </div>
      <Navigation sections={sections} open={open} onOpen={onOpen} />
      <div className="sections">
        {sections
          .filter(({ id }) => seen.current.has(id))
          .map((section) => (
            <SectionView
              key={section.id}
              section={section}
              account={props}
              isOpen={section.id === open}
              visit={visit}
            />
          ))}
      </div>
    </div>
  );
}
