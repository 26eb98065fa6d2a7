import { country } from '#page/core/metadata';
import type { Coating, Color, Mvs, Part } from '#services/entities/car';
import { listAccessories, listCoatings, listColors, listItems } from '#services/part';

/** Kinds of parts (spec cars#parts). */
export const TYPES = ['ITEM', 'ACCESSORY', 'COLOR', 'COATING'] as const;
export type PartType = (typeof TYPES)[number];
export const BEHAVIORS = ['OPTIONAL', 'FEATURED'] as const;

/** What is a part with others: it includes, excludes and needs them. A colour or an upholstery becomes none, nor one of them. */
export const RELATED_TYPES: readonly string[] = ['ITEM', 'ACCESSORY'];

type Text = string | null | undefined;
type Ids = readonly string[] | null | undefined;

/** A part, a colour or an upholstery as a row: `type` is its kind, a colour's own type is `colorType`. */
export interface CataloguePart extends Pick<Part, 'id' | 'code' | 'name'> {
  type: string;
  price?: number | null | undefined;
  category?: Text;
  description?: Text;
  behavior?: Text;
  inclusiveIds?: Ids;
  exclusiveIds?: Ids;
  alternatives?: Ids;
  dependencies?: Ids;
  optionalColors?: readonly { colorId: string }[] | null | undefined;
  colorType?: Text;
  primaryColor?: Text;
  secondaryColor?: Text;
  rgbList?: Ids;
  onlyWith?: Ids;
}

/** Returns a record of a list as a row. The list that it is in says its kind. */
export const rowOf = (record: Part | Color | Coating, type: PartType): CataloguePart =>
  type === 'COLOR' ? { ...record, type, colorType: record.type } : { ...record, type };

/** Resolves to the items, accessories, colours and upholsteries of a version. Throws a ServiceError. */
export async function partsOf({ code }: Mvs, signal: AbortSignal): Promise<CataloguePart[]> {
  const query = { mvsCode: code, country: country() };
  const lists = [
    ['ITEM', listItems],
    ['ACCESSORY', listAccessories],
    ['COLOR', listColors],
    ['COATING', listCoatings],
  ] as const;
  const all = await Promise.all(
    lists.map(async ([type, list]) => (await list({ query }, { signal })).map((each) => rowOf(each, type))),
  );
  return all.flat();
}

const { compare } = new Intl.Collator('pt-BR', { numeric: true });
/** What has no price is before what is free. */
const priceOf = ({ price }: CataloguePart): number => price ?? -1;
export const ORDERS = {
  name: (one: CataloguePart, other: CataloguePart) => compare(one.name, other.name),
  code: (one: CataloguePart, other: CataloguePart) => compare(one.code, other.code),
  price: (one: CataloguePart, other: CataloguePart) => priceOf(one) - priceOf(other),
};
