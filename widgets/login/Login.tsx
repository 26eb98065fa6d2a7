import { useEffect, useRef, useState } from 'react';
import { isKnownVisitor } from '#features/contact/known-visitor';
import { country } from '#page/core/metadata';
import { safeUrl } from '#page/core/safe-url';
import { hasSecret } from '#page/core/secret-fragment';
import { deferred } from '#ui/core/deferred';
import { FailureNotice } from '#ui/core/FailureNotice';
import { TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SendFailure } from '#ui/core/SendFailure';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useDeferred, useDeferredOnUse } from '#ui/core/use-deferred';
import { useForm } from '#ui/core/use-form';
import type { LoginProps } from './attributes';
import type { LoginForm } from './form-values';
import css from './login.css?inline';
import { texts } from './messages';
import { Providers } from './Providers';

export const styles = css;

const formModule = deferred(() => import('./deferred').then(({ deferredParts }) => deferredParts));
const sessionModule = deferred(() => import('./deferred/SignedIn').then((all) => all.signedInParts));
const socialModule = deferred(() => import('./deferred/social-sign-in').then((all) => all.socialParts));
const confirmModule = deferred(() => import('#features/account/ConfirmEmail'));

/** Another site has sent the visitor back to this page (features/account/social). */
const hasAnswer = (): boolean => hasSecret('vt-token') || hasSecret('vt-error');

export default function Login(props: LoginProps) {
  const host = useHost();
  const messages = useMessages(texts);
  const { module } = useDeferredOnUse(formModule);
  const [isKnown, setKnown] = useState(isKnownVisitor);
  const [isSignedIn, setSignedIn] = useState(false);
  const [entered, setEntered] = useState(false);
  const [watchSession] = useState(() => (isNow: boolean) => {
    setSignedIn(isNow);
    // Who signs in elsewhere after signing out here is not led away from this tab.
    if (!isNow) setEntered(false);
  });
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const [shown, setShown] = useState(false);
  const [social, setSocial] = useState({ busy: '', problem: '' });
  const [answered] = useState(hasAnswer);
  const session = useDeferred(sessionModule, isKnown || entered);
  const { module: another } = useDeferred(socialModule, answered);
  const confirm = useDeferred(confirmModule, isUnconfirmed);
  const enter = () => {
    setEntered(true);
    // It is not needed any more.
    form.set({ password: '' });
  };
  const send = async (values: Partial<LoginForm>) => {
    const outcome = await (await formModule.load()).signInWithPassword(values, host);
    if (outcome === 'signed-in') enter();
    setUnconfirmed(outcome === 'unconfirmed');
  };
  const form = useForm<LoginForm>({
    initial: {},
    check: async (values) => (await formModule.load()).check(values, host),
    send,
  });
  const area = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const options = { signal: host.signal };
    const focus = () => area.current?.querySelector('input')?.focus();
    host.element.addEventListener('vt-sign-in-requested', focus, options);
    // Another widget or another tab may have signed the visitor in.
    const look = () => setKnown(isKnownVisitor());
    for (const type of ['vt-session-started', 'focus', 'pageshow']) addEventListener(type, look, options);
  }, [host]);

  const watch = session.module && <session.module.SessionWatch onChange={watchSession} />;
  if (session.module && isSignedIn)
    return (
      <>
        {watch}
        <session.module.SignedIn props={props} entered={entered} />
      </>
    );
  if (isUnconfirmed && confirm.module)
    return (
      <>
        {watch}
        <confirm.module.ConfirmEmail
          email={form.values.user ?? ''}
          onConfirmed={() => send(form.values)}
          onBack={() => setUnconfirmed(false)}
        />
      </>
    );
  const forgot = safeUrl(props.passwordUrl);
  const signUp = safeUrl(props.signupUrl);
  return (
    <>
      {watch}
      {another && <another.SocialAnswer host={host} onChange={setSocial} onSignedIn={enter} />}
      <form
        className="panel"
        noValidate
        onSubmit={form.onSubmit}
        aria-busy={form.status === 'sending' || social.busy !== ''}
        ref={area}
      >
        <h2>{props.heading || messages.heading}</h2>
        {module && <module.FormMessages form={form} />}
        {[session, confirm].map(
          ({ failures, retry }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
            failures > 0 && <FailureNotice key={index} attempt={failures} onRetry={retry} />,
        )}
        <TextField
          form={form}
          name="user"
          label={country() === 'AR' ? messages.userArgentina : messages.user}
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          form={form}
          name="password"
          label={messages.password}
          className="input adorned"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          after={module && <module.PasswordTools name="password" shown={shown} onShow={setShown} />}
        />
        <SendFailure form={form} text={module?.messages[host.language].failed} />
        <SubmitButton form={form} sending={messages.signingIn}>
          {messages.signIn}
        </SubmitButton>
        <p className="links">
          {forgot && <a href={forgot}>{messages.forgot}</a>}
          {signUp && <a href={signUp}>{messages.signUp}</a>}
        </p>
        <Providers
          names={props.providers}
          social={social}
          or={messages.or}
          // Not fillMessage, which no other first view needs.
          label={(provider) => messages.withProvider.replace('{provider}', () => provider)}
          inApp={(providers) => messages.inApp.replace('{provider}', () => providers)}
          icon={module?.providerIcon}
          onChoose={(id, name) =>
            socialModule.load().then(
              ({ leaveFor }) => leaveFor(id, name, host, setSocial),
              () => setSocial({ busy: '', problem: ' ' }),
            )
          }
        />
      </form>
    </>
  );
}
