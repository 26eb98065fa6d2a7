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

/**
 * Returns the failure code in an answer to a save, whatever its status: the documents name the codes, not how they travel.
 * Undefined for an answer without a known one, which is no failure.
 */
export function quotationCode(body: unknown): QuotationCode | undefined {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  // Some write numbers.
  const text = typeof code === 'number' ? String(code).padStart(3, '0') : code;
  return typeof text === 'string' && Object.hasOwn(QUOTATION_CODES, text)
    ? (text as QuotationCode)
    : undefined;
}
