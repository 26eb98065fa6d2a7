/** The page of the first lead: fills in the form with a fictional visitor, and shows what the service received. */

/** Values by the id of the field. */
const SAMPLES = {
  pt: {
    name: 'Ana Souza',
    email: 'ana@exemplo.com.br',
    phone: '11987654321',
    cpf: '52998224725',
    allowWhatsApp: true,
  },
  es: {
    name: 'Sofía Gómez',
    email: 'sofia@ejemplo.com.ar',
    phone: '1123456789',
    // The document of the country, here a DNI.
    cpf: '12345678',
    allowWhatsApp: true,
  },
};
const sample = document.documentElement.lang.startsWith('es') ? SAMPLES.es : SAMPLES.pt;
const form = /** @type {HTMLElement} */ (document.querySelector('vt-lead-form'));
const fillIn = /** @type {HTMLButtonElement} */ (document.getElementById('preencher'));
const received = /** @type {HTMLElement} */ (document.getElementById('recebido'));

/** Types into a field as a visitor does. @param {HTMLInputElement} field @param {string | boolean} value */
function type(field, value) {
  field.focus({ preventScroll: true });
  if (typeof value === 'boolean') {
    if (field.checked !== value) field.click();
  } else {
    field.value = value;
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  }
}

/** Resolves when the form can be filled in. */
const ready = new Promise((done) => {
  if (form.shadowRoot?.getElementById('name')) done(undefined);
  else form.addEventListener('vt-widget-ready', done, { once: true });
});

fillIn.addEventListener('click', async () => {
  await ready;
  for (const [id, value] of Object.entries(sample)) {
    const field = form.shadowRoot?.getElementById(id);
    if (field instanceof HTMLInputElement) type(field, value);
  }
  /** @type {HTMLElement | null | undefined} */ (form.shadowRoot?.querySelector('[part~=button]'))?.focus();
});

form.addEventListener('vt-lead-sent', async () => {
  const leads = await (await fetch('/sandbox/leads')).json();
  const section = /** @type {HTMLElement} */ (received.parentElement);
  /** @type {HTMLElement} */ (section.querySelector('code')).textContent = JSON.stringify(
    leads.at(-1)?.body,
    null,
    2,
  );
  const text = document.createElement('p');
  text.textContent = received.dataset.sent ?? '';
  received.replaceChildren(text);
  for (const element of section.querySelectorAll('[hidden]')) element.removeAttribute('hidden');
});
