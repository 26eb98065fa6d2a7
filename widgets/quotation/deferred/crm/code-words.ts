import * as esAR from '#domain/core/messages.es-AR';
import * as ptBR from '#domain/core/messages.pt-BR';
import type { QuotationCode } from '#domain/quotation/quotation-codes';

/** What the CRM's codes say (spec messages#quotation-codes). Each by its name: a whole list of messages would be taken along. */
export const codeWords: Record<'pt-BR' | 'es-AR', Record<QuotationCode, string>> = {
  'pt-BR': {
    '001': ptBR.quotation001,
    '002': ptBR.quotation002,
    '003': ptBR.quotation003,
    '004': ptBR.quotation004,
    '005': ptBR.quotation005,
    '006': ptBR.quotation006,
  },
  'es-AR': {
    '001': esAR.quotation001,
    '002': esAR.quotation002,
    '003': esAR.quotation003,
    '004': esAR.quotation004,
    '005': esAR.quotation005,
    '006': esAR.quotation006,
  },
};
