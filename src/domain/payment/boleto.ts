/**
 * The bar code of a boleto (spec reservations#payment), by the Brazilian banks' standard: 44 digits, drawn as Interleaved 2
 * of 5.
 */

const LINE_LENGTH = 47;

/** Returns the 44 digits of the bar code of a digitable line; null if it is none. Spaces and dots are ignored. */
export function boletoBarcode(line: string): string | null {
  const digits = line.replace(/\D/g, '');
  if (digits.length !== LINE_LENGTH) return null;
  const at = (from: number, to: number) => digits.slice(from, to);
  // Bank and currency, check digit, due date and amount, free field without the line's own check digits.
  return at(0, 4) + at(32, 33) + at(33, 47) + at(4, 9) + at(10, 20) + at(21, 31);
}

/** Returns the line in the groups in which it is printed; unchanged if it is none. */
export function formatBoletoLine(line: string): string {
  const digits = line.replace(/\D/g, '');
  return digits.length === LINE_LENGTH
    ? digits.replace(/^(.{5})(.{5})(.{5})(.{6})(.{5})(.{6})(.)(.{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8')
    : line;
}

/** Wide elements of each digit, of five. */
const WIDE = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'];
/** Widths in modules. */
const THIN_BAR = 1;
const WIDE_BAR = 3;

/** Returns the widths in modules of the bars and spaces, in turns, a bar first; throws for an odd number of digits. */
export function interleaved2of5(digits: string): number[] {
  if (!/^(\d\d)+$/.test(digits)) throw new RangeError('expected an even number of digits');
  const wide = [...digits].map((digit) => WIDE[Number(digit)] as string);
  const inside = wide.flatMap((bars, at) =>
    at % 2 === 0 ? [...bars].flatMap((bar, index) => [bar, (wide[at + 1] as string)[index]]) : [],
  );
  const width = (isWide: string | undefined) => (isWide === '1' ? WIDE_BAR : THIN_BAR);
  return [...'0000', ...inside, '1', '0', '0'].map(width);
}
