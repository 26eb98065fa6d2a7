/** Failure codes of saving a quotation, and the names of their texts (spec messages#quotation-codes). */
export const QUOTATION_CODES = {
  '001': 'quotation001',
  '002': 'quotation002',
  '003': 'quotation003',
  '004': 'quotation004',
  '005': 'quotation005',
  '006': 'quotation006',
} as const;
export type QuotationCode = keyof typeof QUOTATION_CODES;

/** Returns the code in the body of a rejected save; undefined if it has no known code. */
export function quotationCode(body: unknown): QuotationCode | undefined {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  return typeof code === 'string' && Object.hasOwn(QUOTATION_CODES, code)
    ? (code as QuotationCode)
    : undefined;
}
