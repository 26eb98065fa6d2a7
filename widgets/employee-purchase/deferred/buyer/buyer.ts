import { BENEFIT_PURCHASE_ROLES, standingImpediments } from '#domain/access/benefit-roles';
import type { Language } from '#domain/core/brands';
import { digitsOf } from '#domain/text/format';
import { market } from '#page/market';
import { listImpediments, validateEmployee } from '#services/business-to-employee';
import { fillMessage } from '#ui/fill-message';
import { FormRefusal } from '#ui/form-refusal';
import { texts } from '../messages';

/** What the visitor says of the buyer. */
export interface BuyerValues {
  role: string;
  registration: string;
  /** A DNI in Argentina. */
  cpf: string;
}

export interface Impediment {
  code: string;
  name?: string | null | undefined;
  /** An ISO date. */
  until?: string | null | undefined;
}

/** A buyer whom the service knows. */
export interface Buyer extends BuyerValues {
  /** What the role has to prove. */
  documents: readonly { code: string; name?: string | null | undefined }[];
  /** Whether the role has to state the number of the labour card. */
  asksLabourCard: boolean;
}

const LABOUR_CARD = 'labourCard';

/** Returns what stands against a purchase now, in the market (B2E-01). Throws a ServiceError. */
export const impedimentsOf = async (signal: AbortSignal): Promise<Impediment[]> =>
  standingImpediments(await listImpediments({ query: { market: market() } }, { signal }));

/**
 * Asks the service whether the buyer may have this role (UPL-03), which needs no session.
 * Throws a FormRefusal of the fields that it does not accept, or a ServiceError.
 */
export async function validateBuyer(
  { role = '', registration = '', cpf = '' }: Partial<BuyerValues>,
  language: Language,
  signal: AbortSignal,
): Promise<Buyer> {
  const messages = texts[language].buyer;
  const asked = { role, registration: registration.trim(), cpf: digitsOf(cpf) };
  const { valid, roles, documents, askedFields } = await validateEmployee({ body: asked }, { signal });
  if (!valid) throw new FormRefusal({ registration: messages.unknown });
  if (roles.length > 0 && !roles.includes(role)) {
    const names = BENEFIT_PURCHASE_ROLES.filter((each) => roles.includes(each)).map(
      (each) => messages.roles[each],
    );
    // A registration whose roles are all unknown here allows none that could be chosen.
    const text = fillMessage(messages.otherRole, { roles: names.join(', ') });
    throw new FormRefusal({ role: names.length > 0 ? text : messages.unknown });
  }
  return { ...asked, documents, asksLabourCard: askedFields.includes(LABOUR_CARD) };
}
