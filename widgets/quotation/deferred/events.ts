declare module '#page/core/events' {
  interface VitrineEvents {
    /** The seller proposed a car of the factory's stock. */
    'vt-stock-proposed': { stockId: string; mvsCode: string };
    /** The CRM has the quotation; nothing of the customer is told. */
    'vt-quotation-saved': { quotationNumber: string; mvsCode: string };
    /** The seller reopened a quotation by its number. */
    'vt-quotation-reopened': { quotationNumber: string };
  }
}

export {};
