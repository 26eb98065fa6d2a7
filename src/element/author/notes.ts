import { type CSSResultGroup, css, html, LitElement } from 'lit';
import { language } from '#page/core/metadata';
import { pageDocument } from '#page/core/native';
import { openRoots } from '#page/open-roots';
import { defineOnce } from '../define-once';
import { elementNotes, pageNotes } from './check';
import { pageFacts } from './facts';
import { type NoteWords, words } from './words';

/** The tag of a note; not one that the loader looks for. */
const TAG = 'vitrine-author-notes';
/** Milliseconds after the page's last change until it is checked again. */
const CALM = 200;

/** The tag of what is no correction. */
const FACTS_TAG = 'vitrine-author-facts';

/** A box in the page that lists corrections for its author; only in author mode. */
class AuthorNotes extends LitElement {
  static override properties = { notes: { attribute: false }, heading: { attribute: false } };
  static override styles: CSSResultGroup = css`
    :host {
      all: initial;
      display: block;
      margin: 8px 0;
      padding: 12px 16px;
      border-inline-start: 6px solid #8a5300;
      background: #fff4d6;
      color: #2b1d00;
      font: 14px/1.5 system-ui, sans-serif;
    }
    ul {
      margin: 4px 0 0;
      padding-inline-start: 20px;
    }
    li {
      overflow-wrap: anywhere;
    }
  `;
  declare notes: readonly string[];
  declare heading: string;

  override render() {
    return html`<strong>${this.heading}</strong>
      <ul>
        ${this.notes.map((note) => html`<li>${note}</li>`)}
      </ul>`;
  }
}

/** A box with what the library has found out about the page. */
class AuthorFacts extends AuthorNotes {
  static override styles = [
    AuthorNotes.styles,
    css`
      :host {
        border-color: #0b5cad;
        background: #eaf3fd;
        color: #06294d;
      }
    `,
  ];
}

const boxes = new Map<Element, AuthorNotes>();

/** Shows at the end of the page what is no correction. */
function showFacts(messages: NoteWords): void {
  const box =
    pageDocument.querySelector<AuthorFacts>(FACTS_TAG) ??
    (pageDocument.createElement(FACTS_TAG) as AuthorFacts);
  const notes = pageFacts(messages);
  // A changed box is a change of the page, which is checked again.
  if (box.notes?.join() !== notes.join()) Object.assign(box, { notes, heading: messages.facts });
  if (box.isConnected) return;
  box.role = 'region';
  box.ariaLabel = messages.facts;
  pageDocument.body.append(box);
}

function show(
  subject: Element,
  notes: readonly string[],
  heading: string,
  place: (box: Element) => void,
): void {
  const box = boxes.get(subject);
  if (notes.length === 0) {
    box?.remove();
    boxes.delete(subject);
    return;
  }
  const shown = box ?? (pageDocument.createElement(TAG) as AuthorNotes);
  shown.notes = notes;
  shown.heading = heading;
  boxes.set(subject, shown);
  if (!shown.isConnected) place(shown);
}

/** Checks the whole page and shows a box at each element that needs a correction. */
function check(): void {
  const messages = words[language()];
  show(pageDocument.body, pageNotes(messages), messages.page, (box) => {
    // Outside the page's own landmarks, the notes are a landmark of their own.
    box.role = 'region';
    box.ariaLabel = messages.page;
    pageDocument.body.prepend(box);
  });
  for (const element of openRoots().flatMap((root) => [...root.querySelectorAll('*')])) {
    if (!element.localName.startsWith('vt-')) continue;
    show(element, elementNotes(element, messages), messages.title, (box) => element.before(box));
  }
  showFacts(messages);
  for (const subject of boxes.keys()) if (!subject.isConnected) show(subject, [], '', () => {});
}

/** Starts author mode: checks now and whenever the page changes. */
export function startAuthorMode(): void {
  defineOnce(TAG, AuthorNotes);
  defineOnce(FACTS_TAG, AuthorFacts);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(check, CALM);
  };
  new MutationObserver(soon).observe(document, { childList: true, subtree: true, attributes: true });
  addEventListener('resize', soon);
  for (const type of ['vt-widget-ready', 'vt-widget-failed'] as const)
    pageDocument.addEventListener(type, soon);
  soon();
}
