import { phoneText, telLink, whatsappLink } from '#domain/person/phone-links';
import { pageCar } from '#features/contact/page-car';
import { useOnwardLink } from '#features/contact/visit/use-onward-link';
import { $dealer } from '#features/dealer/dealer-store';
import { country } from '#page/core/metadata';
import { findInPage } from '#page/open-roots';
import { scrollToTarget } from '#page/scroll-to-target';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { HeadingText } from '#ui/HeadingText';
import { useQuery } from '#ui/hooks/use-query';
import { useStyles } from '#ui/hooks/use-styles';
import { Success } from '#ui/parts/Success';
import { useConfirmation } from '#ui/use-confirmation';
import type { LeadFormProps } from '../attributes';
import { texts } from './messages';
import css from './sent.css?inline';

/** By element: the dealer of its latest lead; the page's may be another one by now. */
const sentDealers = new WeakMap<object, string>();

/** Keeps the dealer that a lead was sent with; empty if it had none. */
export const noteSentDealer = (element: object, dealer: string): void =>
  void sentDealers.set(element, dealer);

/** The dealer of the lead as far as it is known here: the visitor's choice at once, the author's when it has loaded. */
function useDealerOfLead() {
  const { element } = useHost();
  const id = sentDealers.get(element) ?? '';
  const chosen = $dealer.get();
  // Without them the confirmation says less.
  const { value } = useQuery(
    () => import('#features/dealer/dealer-details').then(({ dealerOfId }) => dealerOfId(id)),
    id,
  );
  return value ?? (chosen?.id === id ? { ...chosen, whatsapp: '' } : null);
}

/** The name of the car that the lead is about; empty if it is about none. */
function carOf(props: LeadFormProps): string {
  const { mvs } = pageCar(props) ?? {};
  if (mvs) return [mvs.modelName, mvs.versionName].filter(Boolean).join(' ');
  // The author writes the model as in the catalogue, in lower case or not.
  return [props.model.replace(/^\p{Ll}/u, (first) => first.toUpperCase()), props.version]
    .filter(Boolean)
    .join(' ');
}

/** Moves to another widget of the page, and the focus with it. */
function goTo(target: HTMLElement): void {
  scrollToTarget(target);
  target.tabIndex = -1;
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  target.focus({ preventScroll: true });
}

/** A way on: to an address of the author's, with the car and the offer, else to a widget of the page; nothing if there is neither. */
function Way({ url, tags, children }: { url?: string; tags?: string; children: string }) {
  const address = useOnwardLink()(url ?? '');
  const widget = address || !tags ? null : findInPage(tags);
  if (!address && !widget) return null;
  return (
    <li>
      {address ? (
        <a className="button plain" href={address}>
          {children}
        </a>
      ) : (
        <button className="button plain" type="button" onClick={() => widget && goTo(widget)}>
          {children}
        </button>
      )}
    </li>
  );
}

/** The view after sending: who answers, about which car, and what the visitor can do meanwhile. Takes the focus. */
export function Sent({ props, onAgain }: { props: LeadFormProps; onAgain(): void }) {
  const messages = useMessages(texts);
  const { language } = useHost();
  useStyles(css);
  const title = useConfirmation();
  const dealer = useDealerOfLead();
  const car = carOf(props);
  const here = country() ?? 'BR';
  const tel = dealer?.phone ? telLink(dealer.phone, here) : null;
  const chat = dealer?.whatsapp ? whatsappLink(dealer.whatsapp, here) : null;
  return (
    <div className="sent" lang={language}>
      <Success>
        <h2 tabIndex={-1} ref={title} aria-describedby="sent-hint">
          <HeadingText>{messages.sent}</HeadingText>
        </h2>
        <p id="sent-hint">
          {dealer ? fillMessage(messages.sentTo, { dealer: dealer.name }) : messages.sentHint}
        </p>
        {(car || dealer) && (
          <dl>
            {car && (
              <>
                <dt>{messages.car}</dt>
                <dd>{car}</dd>
              </>
            )}
            {dealer && (
              <>
                <dt>{messages.sentDealer}</dt>
                <dd>{[dealer.name, dealer.cityName].filter(Boolean).join(', ')}</dd>
              </>
            )}
            {dealer && tel && (
              <>
                <dt>{messages.phone}</dt>
                <dd>
                  <a href={tel}>{phoneText(dealer.phone ?? '', here)}</a>
                </dd>
              </>
            )}
          </dl>
        )}
      </Success>
      <h3>{messages.meanwhile}</h3>
      <ul className="ways">
        {chat ? (
          <li>
            <a className="button plain" href={chat} target="_blank" rel="noopener">
              {messages.whatsapp}
              <span className="sr"> {messages.newTab}</span>
            </a>
          </li>
        ) : (
          <Way tags="vt-whatsapp">{messages.whatsapp}</Way>
        )}
        <Way url={props.testDriveUrl}>{messages.testDrive}</Way>
        <Way url={props.financingUrl} tags="vt-installment-calculator, vt-funding-flow">
          {messages.financing}
        </Way>
        <li>
          <button className="button plain" type="button" onClick={onAgain}>
            {messages.again}
          </button>
        </li>
      </ul>
    </div>
  );
}
