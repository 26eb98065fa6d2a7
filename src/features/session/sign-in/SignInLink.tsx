import { emit } from '#page/core/events';
import { reportProblem } from '#page/settings/report-problem';
import { signInAddress } from '#page/sign-in';
import { findInPage } from '#page/standalone/open-roots';
import { useMessages } from '#ui/core/host-context';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** A widget asks the page's vt-login to sign the visitor in. */
    'vt-sign-in-requested': null;
  }
}

/** The page's own sign-in, which other widgets use before an address. */
const LOGIN_TAG = 'vt-login';

/** Takes the visitor to the sign-in of this page. */
function requestSignIn(): void {
  const login = findInPage(LOGIN_TAG);
  if (!login) return;
  emit(login, 'vt-sign-in-requested', null);
  login.scrollIntoView({ block: 'center' });
  if (!login.matches(':focus-within')) {
    login.tabIndex = -1;
    login.focus({ preventScroll: true });
  }
}

interface SignInLinkProps {
  /** Whether this page must stay open: it holds what the visitor typed. */
  newTab?: boolean;
  /** As a link in a line, where the page has the button elsewhere. */
  plain?: boolean;
  /** What it says, where signing in is the first step to something. */
  label?: string | undefined;
}

/** Signs the visitor in: on this page by its vt-login, else on the page's sign-in address, which returns here. */
export function SignInLink({ newTab = false, plain = false, label }: SignInLinkProps) {
  const messages = useMessages(pt, es);
  const text = label || messages.signIn;
  const className = plain ? 'link' : 'button';
  if (findInPage(LOGIN_TAG)) {
    return (
      <button className={className} part="button" type="button" onClick={requestSignIn}>
        {text}
      </button>
    );
  }
  const address = signInAddress();
  if (!address) {
    reportProblem(
      '<meta name="vitrine:sign-in">',
      'expected the address on which visitors sign in, or a <vt-login>',
    );
    return <span>{messages.askSite}</span>;
  }
  return (
    <a
      className={className}
      part="button"
      href={address}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {text}
      {newTab && <span className="sr"> {messages.newTab}</span>}
    </a>
  );
}
