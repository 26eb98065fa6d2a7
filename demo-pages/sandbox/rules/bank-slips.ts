/** Payment codes of Pix and boleto in the real format. The bank number 999 and the key do not exist. */

import { DAY } from '../lib/moments';

const BANK = '999';
const CURRENCY = '9';

/** The check digit of the first three fields: weights 2 and 1 from the right, digits of the products added. */
function modulo10(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, i) => {
    const product = Number(digit) * (i % 2 === 0 ? 2 : 1);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** The check digit of the bar code: weights 2 to 9 from the right; 0, 10 and 11 become 1. */
function modulo11(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, i) => total + Number(digit) * ((i % 8) + 2), 0);
  const rest = 11 - (sum % 11);
  return rest === 0 || rest > 9 ? 1 : rest;
}

/** The day with the number 1000, from which days are counted. */
const FIRST_DAY = Date.UTC(2025, 1, 22);

/** Returns the 47 digits of a boleto. dueDate: YYYY-MM-DD; document: digits that identify it. */
export function digitableLine(amount: number, dueDate: string, document: string): string {
  const factor = String(1000 + Math.round((Date.parse(dueDate) - FIRST_DAY) / DAY)).padStart(4, '0');
  const value = String(Math.round(amount * 100)).padStart(10, '0');
  const free = document.replace(/\D/g, '').padStart(25, '0').slice(-25);
  const check = modulo11(`${BANK}${CURRENCY}${factor}${value}${free}`);
  const fields = [`${BANK}${CURRENCY}${free.slice(0, 5)}`, free.slice(5, 15), free.slice(15)];
  return `${fields.map((field) => `${field}${modulo10(field)}`).join('')}${check}${factor}${value}`;
}

/** Returns the date as YYYY-MM-DD a number of business days after a moment; Saturdays and Sundays are not counted. */
export function businessDaysAfter(moment: number, days: number): string {
  const day = new Date(moment);
  for (let left = days; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() % 6 !== 0) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}

/** CRC-16/CCITT-FALSE, as four hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff) >>> 0;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** A field of the code: id, length, text. */
const field = (id: string, text: string) => `${id}${String(text.length).padStart(2, '0')}${text}`;

/** Returns the copy-and-paste code of a Pix. */
export function pixCode(amount: number, reference: string): string {
  const account = field('00', 'br.gov.bcb.pix') + field('01', 'pagamentos@vitrine.example');
  const text = [
    field('00', '01'),
    field('26', account),
    field('52', '0000'),
    field('53', '986'),
    field('54', amount.toFixed(2)),
    field('58', 'BR'),
    field('59', 'VITRINE VEICULOS'),
    field('60', 'BETIM'),
    field('62', field('05', reference.replace(/[^a-zA-Z0-9]/g, '').slice(-25))),
    '6304',
  ].join('');
  return text + crc16(text);
}
