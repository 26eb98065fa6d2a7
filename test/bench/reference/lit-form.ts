import { html, LitElement, nothing, unsafeCSS } from 'lit';
import { live } from 'lit/directives/live.js';
import * as v from 'valibot';
import { digitsOf, maskCnpj, maskCpf, maskPhone } from '#domain/text/format';
import css from './reference.css?inline';
import { EMPTY, type Lead, leadSchema } from './rules';

type Name = keyof Lead;
type Errors = Partial<Record<Name, string>>;
type TextName = Exclude<Name, 'personType' | `allow${string}` | 'hasTwoYearCnpj'>;
type BoxName = 'hasTwoYearCnpj' | 'allowEmail' | 'allowSMS' | 'allowWhatsApp';

interface TextField {
  name: TextName;
  label: string;
  type?: string;
  autocomplete?: string;
  inputmode?: string;
}

/** What a mask makes of a typed text. */
const MASKS: Partial<Record<Name, (typed: string) => string>> = {
  phone: maskPhone,
  cpf: maskCpf,
  cnpj: maskCnpj,
  totalVehicles: (typed) => digitsOf(typed).slice(0, 5),
};

/** The first message of each field. */
function errorsOf(lead: Lead): Errors {
  const { issues = [] } = v.safeParse(leadSchema, lead);
  const errors: Errors = {};
  for (const issue of issues) {
    const name = v.getDotPath(issue) as Name | null;
    if (name) errors[name] ??= issue.message;
  }
  return errors;
}

async function send(lead: object): Promise<void> {
  const { ok, status } = await fetch('/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(lead),
  });
  if (!ok) throw new Error(`status ${status}`);
}

/** The lead form as one writes it with Lit, without a library of forms; it shows at first sight what ours shows. */
class ReferenceLitForm extends LitElement {
  static override styles = unsafeCSS(css);
  static override properties = {
    model: {},
    lead: { state: true },
    touched: { state: true },
    isSubmitting: { state: true },
    outcome: { state: true },
  };

  // Declared only: a field of its own would hide Lit's accessor.
  declare model: string;
  declare lead: Lead;
  declare touched: ReadonlySet<Name>;
  declare isSubmitting: boolean;
  declare outcome: string;
  #errors: Errors = {};
  /** Whether the first refused field takes the focus once its message is drawn. */
  #isRefused = false;

  constructor() {
    super();
    this.model = '';
    this.lead = EMPTY;
    this.touched = new Set();
    this.isSubmitting = false;
    this.outcome = '';
  }

  /** A field has no message before it was left, or the form sent. */
  protected override willUpdate() {
    const found = this.touched.size > 0 ? errorsOf(this.lead) : {};
    this.#errors = Object.fromEntries(
      Object.entries(found).filter(([name]) => this.touched.has(name as Name)),
    );
  }

  protected override updated() {
    if (!this.#isRefused) return;
    this.#isRefused = false;
    this.renderRoot.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  #onInput(event: Event) {
    const input = event.target as HTMLInputElement | HTMLSelectElement;
    const name = input.name as Name;
    const isBox = input instanceof HTMLInputElement && input.type === 'checkbox';
    const value = isBox ? input.checked : (MASKS[name]?.(input.value) ?? input.value);
    this.lead = { ...this.lead, [name]: value };
  }

  #onBlur(event: Event) {
    const { name } = event.target as HTMLInputElement;
    if (name in EMPTY) this.touched = new Set(this.touched).add(name as Name);
  }

  async #onSubmit(event: Event) {
    event.preventDefault();
    if (this.isSubmitting) return;
    const { success, output } = v.safeParse(leadSchema, this.lead);
    if (!success) {
      this.touched = new Set([...this.touched, ...(Object.keys(errorsOf(this.lead)) as Name[])]);
      this.#isRefused = true;
      return;
    }
    this.isSubmitting = true;
    try {
      await send({ ...output, model: this.model });
      this.outcome = 'Recebemos seus dados';
    } catch {
      this.outcome = 'Não foi possível enviar. Tente de novo.';
    }
    this.isSubmitting = false;
  }

  #error(name: Name) {
    return html`<p class="error" id="${name}-error">${this.#errors[name] ?? nothing}</p>`;
  }

  #text({ name, label, type, autocomplete, inputmode }: TextField) {
    return html`<div class="field">
      <label for=${name}>${label}</label>
      <input
        class="input"
        id=${name}
        name=${name}
        type=${type ?? nothing}
        autocomplete=${autocomplete ?? nothing}
        inputmode=${inputmode ?? nothing}
        aria-describedby="${name}-error"
        aria-invalid=${!!this.#errors[name]}
        .value=${live(this.lead[name])}
      />
      ${this.#error(name)}
    </div>`;
  }

  #person(value: Lead['personType'], label: string) {
    return html`<label class="choice">
      <input
        type="radio"
        name="personType"
        value=${value}
        aria-invalid=${!!this.#errors.personType}
        .checked=${this.lead.personType === value}
      />
      ${label}
    </label>`;
  }

  #box(name: BoxName, label: string) {
    return html`<label class="choice">
      <input
        type="checkbox"
        name=${name}
        aria-invalid=${!!this.#errors[name]}
        .checked=${this.lead[name]}
      />
      ${label}
    </label>`;
  }

  protected override render() {
    const isCompany = this.lead.personType === 'legal';
    const contact = [
      this.#text({ name: 'email', label: 'E-mail', type: 'email', autocomplete: 'email' }),
      this.#text({ name: 'phone', label: 'Celular', type: 'tel', autocomplete: 'tel-national' }),
    ];
    const fields = isCompany
      ? [
          this.#text({ name: 'corporateName', label: 'Razão social', autocomplete: 'organization' }),
          this.#text({ name: 'contactName', label: 'Nome do contato', autocomplete: 'name' }),
          ...contact,
          this.#text({ name: 'cnpj', label: 'CNPJ', autocomplete: 'off' }),
          this.#text({
            name: 'totalVehicles',
            label: 'Veículos na frota (opcional)',
            inputmode: 'numeric',
          }),
        ]
      : [
          this.#text({ name: 'name', label: 'Nome completo', autocomplete: 'name' }),
          ...contact,
          this.#text({ name: 'cpf', label: 'CPF', inputmode: 'numeric', autocomplete: 'off' }),
        ];
    return html`<form
      class="panel"
      novalidate
      aria-busy=${this.isSubmitting}
      @input=${this.#onInput}
      @focusout=${this.#onBlur}
      @submit=${this.#onSubmit}
    >
      <h2>Solicite uma proposta</h2>
      <fieldset class="field">
        <legend>Você é</legend>
        <div class="choices">
          ${this.#person('physical', 'Pessoa física')} ${this.#person('legal', 'Pessoa jurídica')}
        </div>
        ${this.#error('personType')}
      </fieldset>
      <div class="grid">
        ${fields}
        <div class="field">
          <label for="preferred">Contato preferido (opcional)</label>
          <select class="input" id="preferred" name="preferred" aria-describedby="preferred-error">
            <option value="">Selecione</option>
            <option value="EMAIL">E-mail</option>
            <option value="PHONE">Telefone</option>
            <option value="WHATSAPP">WhatsApp</option>
            <option value="SMS">SMS</option>
          </select>
          ${this.#error('preferred')}
        </div>
      </div>
      ${isCompany ? this.#box('hasTwoYearCnpj', 'O CNPJ tem mais de dois anos') : nothing}
      <fieldset class="field" aria-describedby="allowEmail-error">
        <legend>Aceito receber contato por</legend>
        <div class="choices">
          ${this.#box('allowEmail', 'E-mail')} ${this.#box('allowSMS', 'SMS e telefone')}
          ${this.#box('allowWhatsApp', 'WhatsApp')}
        </div>
        ${this.#error('allowEmail')}
      </fieldset>
      <p class="muted">Seus dados serão usados para responder a esta solicitação.</p>
      <p role="status">${this.outcome}</p>
      <button class="button" type="submit" aria-disabled=${this.isSubmitting}>
        ${this.isSubmitting ? 'Enviando…' : 'Enviar'}
      </button>
    </form>`;
  }
}

customElements.define('reference-lit-form', ReferenceLitForm);
