/** What a stock answer says of the selected car: the version in its colour (spec cars#stock). Pure. */

interface StockLine {
  /** A service may count a version without saying in which colours. */
  colorCode?: string | null;
  quantity?: number | null;
}
interface StockAnswer {
  quantity?: number | null;
  lines?: readonly StockLine[] | null;
}

const inStock = ({ quantity }: { quantity?: number | null }): boolean => (quantity ?? 0) > 0;

/** Returns the codes of the colours in stock, each once; empty if the answer names no colour. */
export function stockColors({ lines }: StockAnswer): string[] {
  const codes = (lines ?? []).filter(inStock).map(({ colorCode }) => colorCode ?? '');
  return [...new Set(codes)].filter(Boolean);
}

/**
 * Whether the service says that there is no car of the version in this colour. False while nothing is known: without an
 * answer, and if cars are counted without their colours.
 */
export function isSoldOut(stock: StockAnswer | null, colorCode: string | undefined): boolean {
  if (!stock) return false;
  const lines = (stock.lines ?? []).filter(inStock);
  if (lines.length === 0) return !inStock(stock);
  if (!colorCode || lines.some((line) => !line.colorCode)) return false;
  return !lines.some((line) => line.colorCode === colorCode);
}
