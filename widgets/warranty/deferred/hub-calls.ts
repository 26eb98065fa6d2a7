import { brand } from '#page/core/metadata';
import {
  getFlawlessDelivery,
  getInvoice,
  getWarranty,
  getWarrantyTerms,
  listMoparModels,
  listMoparProducts,
  listMoparProductsV2,
  simulatePayment,
} from '#services/benefits';
import { orNull } from '#services/http/problem';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The terms of a warranty were opened or downloaded. plan: the warranty's id. */
    'vt-warranty-terms-opened': { plan: string };
    /** The installments of chosen services and accessories were simulated. products: their ids. */
    'vt-mopar-payment-simulated': { products: string[] };
  }
}

/* What the service has of a car; null for nothing. */
export const loadWarranty = (vin: string, signal: AbortSignal) =>
  orNull(getWarranty({ query: { vin } }, { signal }));
export const loadInvoice = (vin: string, signal: AbortSignal) =>
  orNull(getInvoice({ query: { vin } }, { signal }));
export const loadDelivery = (source: string, vin: string, signal: AbortSignal) =>
  orNull(getFlawlessDelivery({ source, vin }, { signal }));
export const loadTerms = (vin: string, planId: string, signal: AbortSignal) =>
  getWarrantyTerms({ body: { vin, planId } }, { signal });

/** The brand's models that have products (HUB-04). */
export const loadModels = (signal: AbortSignal) =>
  listMoparModels({ query: { brand: brand() ?? '' } }, { signal });

/** The products for a car (HUB-03), or for a model and of a type (HUB-08). */
export const loadProducts = (vin: string, model: string, type: string, signal: AbortSignal) =>
  model
    ? listMoparProductsV2(
        { query: { brand: brand() ?? '', modelCode: model, ...(type && { type }) } },
        { signal },
      )
    : listMoparProducts({ query: { vin } }, { signal }).then((products) =>
        products.filter((product) => !type || product.type === type),
      );

export type Product = Awaited<ReturnType<typeof loadProducts>>[number];
export type PaymentOption = Awaited<ReturnType<typeof simulatePayment>>[number];

export const loadPayment = (productIds: string[], signal: AbortSignal) =>
  simulatePayment({ body: { productIds } }, { signal });
