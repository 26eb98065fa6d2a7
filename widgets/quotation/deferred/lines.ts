import { coatingCharge } from '#domain/car/totals';
import { isAmount } from '#domain/money/money';
import type { LineKind, QuotedLine } from '#domain/quotation/quoted-lines';
import { isAccessory } from '#domain/vehicle/vehicle-kinds';
import type { CarOptions, CurrentCar } from '#features/car/car-store';

const known = (amount: number | null | undefined): number | null => (isAmount(amount) ? amount : null);

/** Returns what a configured car is made of, each item with its charge as it is shown now. */
export function linesOf({ mvs, prices, color, coating, parts, services }: CurrentCar): QuotedLine[] {
  if (!mvs) return [];
  return [
    { kind: 'version', code: mvs.code, name: mvs.versionName || mvs.code, amount: known(prices?.price) },
    ...(color
      ? [{ kind: 'color' as const, code: color.code, name: color.name, amount: known(color.price) }]
      : []),
    ...(coating
      ? [{ kind: 'coating' as const, code: coating.code, name: coating.name, amount: coatingCharge(coating) }]
      : []),
    ...parts.map(
      (part): QuotedLine => ({
        kind: isAccessory(part) ? 'accessory' : 'optional',
        code: part.code,
        name: part.name,
        amount: known(part.price),
      }),
    ),
    ...services.map(
      (service): QuotedLine => ({
        kind: 'service',
        code: service.id,
        name: service.serviceName,
        amount: known(service.price),
      }),
    ),
  ];
}

/** Returns the charges of all that a version offers now; undefined for what it does not offer. */
export function chargesNow(
  { mvs, prices }: CurrentCar,
  options: CarOptions,
): (kind: LineKind, code: string) => number | null | undefined {
  return (kind, code) => {
    if (kind === 'version') return code === mvs?.code ? known(prices?.price) : undefined;
    if (kind === 'service') {
      const service = options.services.find(({ id }) => id === code);
      return service && known(service.price);
    }
    if (kind === 'coating') {
      const coating = options.coatings.find((each) => each.code === code);
      return coating && coatingCharge(coating);
    }
    const all = { color: options.colors, optional: options.parts, accessory: options.accessories }[kind];
    const item = (all as readonly { code: string; price?: number | null }[]).find(
      (each) => each.code === code,
    );
    return item && known(item.price);
  };
}
