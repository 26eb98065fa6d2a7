/**
 * The card provider's inputs, in a frame of its own origin (spec reservations#card-frame). Speaks to the origin of its
 * address only, under the channel of its address. `fault` makes it as bad as a real one may be.
 */
const PROTOCOL = 'vitrine-card-frame/1';
const address = new URL(location.href);
const origin = address.searchParams.get('origin') ?? '';
const channel = address.searchParams.get('channel') ?? '';
const fault = address.searchParams.get('fault') ?? '';

/** @typedef {'number' | 'holderName' | 'dueDate' | 'cvv'} Field */

/** A field's label, and what is wrong with it. @satisfies {Record<string, Record<Field, [label: string, message: string]>>} */
const WORDS = {
  'pt-BR': {
    number: ['Número do cartão', 'Número do cartão inválido'],
    holderName: ['Nome como está no cartão', 'Digite o nome como está no cartão'],
    dueDate: ['Validade (MM/AA)', 'Data de validade inválida'],
    cvv: ['Código de segurança', 'Código de segurança inválido'],
  },
  'es-AR': {
    number: ['Número de la tarjeta', 'El número de la tarjeta no es válido'],
    holderName: ['Nombre como está en la tarjeta', 'Escribí el nombre como está en la tarjeta'],
    dueDate: ['Vencimiento (MM/AA)', 'La fecha de vencimiento no es válida'],
    cvv: ['Código de seguridad', 'El código de seguridad no es válido'],
  },
};
/** @type {Field[]} */
const FIELDS = ['number', 'holderName', 'dueDate', 'cvv'];
/** @type {keyof typeof WORDS} */
let language = 'pt-BR';

const form = /** @type {HTMLFormElement} */ (document.querySelector('form'));
/** @param {string} name */
const input = (name) => /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
/** @param {string} name */
const label = (name) => /** @type {HTMLElement} */ (document.querySelector(`label[for=${name}]`));
/** @param {string} name */
const error = (name) => /** @type {HTMLElement} */ (document.getElementById(`${name}-error`));

/** @param {object} message */
const say = (message) => parent.postMessage({ protocol: PROTOCOL, channel, ...message }, origin);

/** @param {string} number */
function brandOf(number) {
  if (/^3[47]/.test(number)) return 'Amex';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'Mastercard';
  if (/^35(2[89]|[3-8])/.test(number)) return 'JCB';
  return number.startsWith('4') ? 'Visa' : '';
}

/** @param {string} number */
function checksum(number) {
  let sum = 0;
  for (let i = 0; i < number.length; i++) {
    const digit = Number(number[number.length - 1 - i]) * (1 + (i % 2));
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

/** @param {string} text */
function isAhead(text) {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(text) ?? [];
  const now = new Date();
  return !!month && (2000 + Number(year)) * 12 + Number(month) > now.getFullYear() * 12 + now.getMonth() + 1;
}

const digits = () => input('number').value.replace(/\D/g, '');
const RULES = {
  number: () => /^\d{13,16}$/.test(digits()) && checksum(digits()),
  holderName: () => /^\p{L}[\p{L}\p{M}\s.'’-]*\p{L}\.?$/u.test(input('holderName').value.trim()),
  dueDate: () => isAhead(input('dueDate').value.trim()),
  cvv: () => (brandOf(digits()) === 'Amex' ? /^\d{4}$/ : /^\d{3}$/).test(input('cvv').value.trim()),
};

/** Whether this provider leaves its messages to the page. */
const isMute = fault === 'mute';

/** @param {keyof typeof RULES} name */
function show(name) {
  const isValid = RULES[name]();
  input(name).setAttribute('aria-invalid', String(!isValid));
  error(name).textContent = isValid || isMute ? '' : WORDS[language][name][1];
  return isValid;
}

/** @param {{ language?: string, style?: Record<string, string> }} message */
function start({ language: asked = '', style = {} }) {
  if (asked in WORDS) language = /** @type {keyof typeof WORDS} */ (asked);
  document.documentElement.lang = language;
  for (const [name, value] of Object.entries(style))
    document.documentElement.style.setProperty(`--${name}`, value);
  for (const name of FIELDS) label(name).textContent = WORDS[language][name][0];
  form.hidden = false;
  const height = () => (fault === 'tall' ? 100_000 : document.body.scrollHeight);
  say({ type: 'ready', height: height() });
  new ResizeObserver(() => say({ type: 'height', height: height() })).observe(document.body);
}

/** @param {string} request @param {string} outcome */
function kept(request, outcome) {
  const told = { digits: digits().slice(-4), dueDate: input('dueDate').value.trim() };
  const message = { type: 'kept', request, outcome, ...(outcome === 'kept' && told) };
  if (fault === 'shape') return say({ type: 'kept', request, outcome: { kept: true } });
  if (fault === 'late') return setTimeout(say, 60_000, message);
  if (fault === 'twice') say({ ...message, outcome });
  say(fault === 'twice' ? { ...message, outcome: 'refused' } : message);
}

/** @param {{ request: string, oneTimeToken: string }} message */
async function keep({ request, oneTimeToken }) {
  if (FIELDS.some((name) => !RULES[name]())) return kept(request, 'refused');
  const card = Object.fromEntries(FIELDS.map((name) => [name, input(name).value.trim()]));
  try {
    const { ok, status } = await fetch('/sandbox/card-provider/cards', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ oneTimeToken, ...card }),
    });
    kept(request, ok ? 'kept' : status < 500 ? 'refused' : 'failed');
  } catch {
    kept(request, 'failed');
  }
}

addEventListener('message', ({ data, origin: sender, source }) => {
  if (sender !== origin || source !== parent) return;
  if (data?.protocol !== PROTOCOL || data.channel !== channel) return;
  if (data.type === 'start') start(data);
  else if (data.type === 'focus')
    (
      FIELDS.map(input).find((each) => each.getAttribute('aria-invalid') === 'true' || !each.value) ??
      input('number')
    ).focus();
  else if (data.type === 'check') {
    const invalid = FIELDS.filter((name) => !show(name));
    say({ type: 'checked', request: data.request, invalid, shown: !isMute });
  } else if (data.type === 'keep') keep(data);
});

input('number').addEventListener('input', () => {
  input('number').value = digits()
    .slice(0, 16)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
  say({ type: 'brand', brand: brandOf(digits()) });
});
input('dueDate').addEventListener('input', () => {
  const text = input('dueDate').value.replace(/\D/g, '').slice(0, 4);
  input('dueDate').value = text.length > 2 ? `${text.slice(0, 2)}/${text.slice(2)}` : text;
});
for (const name of FIELDS) input(name).addEventListener('blur', () => input(name).value && show(name));
form.addEventListener('submit', (event) => {
  event.preventDefault();
  say({ type: 'submit' });
});
addEventListener('keydown', ({ key }) => key === 'Escape' && say({ type: 'escape' }));

if (fault !== 'silent') say({ type: 'hello' });
