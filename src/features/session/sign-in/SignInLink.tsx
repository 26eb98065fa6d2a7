import { emit } from '#page/core/events';
import { findInPage } from '#page/open-roots';
import { signInAddress } from '#page/session/sign-in-address';
import { reportProblem } from '#page/settings/report-problem';
import { useMessages } from '#ui/core/host-context';
import { texts } from './messages';

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
  const messages = useMessages(texts);
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
