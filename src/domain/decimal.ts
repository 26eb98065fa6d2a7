/**
 * A number's shortest decimal text rounded to `digits` decimals, half away from zero: (1.005, 2) is '1.01', although
 * the nearest binary number lies below. Fails for what is no number.
 */
export function toDecimal(value: number, digits: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} has no decimal text`);
  const [mantissa, exponent] = Math.abs(value).toExponential().split('e') as [string, string];
  const all = mantissa.replace('.', '');
  const keep = Number(exponent) + 1 + digits;
  const kept = BigInt(keep > 0 ? all.slice(0, keep).padEnd(keep, '0') : 0);
  const units = keep >= 0 && (all[keep] ?? '0') >= '5' ? kept + 1n : kept;
  const text = String(units).padStart(digits + 1, '0');
  const point = text.length - digits;
  const decimals = digits > 0 ? `.${text.slice(point)}` : '';
  return `${value < 0 && units > 0n ? '-' : ''}${text.slice(0, point)}${decimals}`;
}
