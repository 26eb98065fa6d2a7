import { createRoot, type Root } from 'react-dom/client';
import { LeadForm } from './LeadForm';
import css from './reference.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

/** The usual wrapper around a React form: mounted when it enters the document, all at once. */
class ReferenceLeadForm extends HTMLElement {
  #view?: Root;

  connectedCallback() {
    if (this.#view) return;
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    this.#view = createRoot(root);
    this.#view.render(<LeadForm model={this.getAttribute('model') ?? ''} />);
  }

  disconnectedCallback() {
    this.#view?.unmount();
    this.#view = undefined;
  }
}

customElements.define('reference-lead-form', ReferenceLeadForm);
