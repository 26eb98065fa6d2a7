/** The fields of the signed-in user that a lead form reads (spec leads#prefilling). */
export interface PrefillUser {
  nickname?: string | null;
  name?: string | null;
  emails?: readonly { email?: string | null; preferred?: boolean | null }[] | null;
  emailPreferred?: string | null;
  phone?: string | null;
  cpf?: string | null;
  companyCnpj?: string | null;
}

/**
 * Returns the initial values for a signed-in user: the nickname, else the name; the e-mail marked as preferred, else
 * emailPreferred; phone and cpf. If the flag is on, a company's CNPJ replaces the CPF (spec leads#prefilling).
 */
export function prefill(
  user: PrefillUser,
  cpfCnpjInLead: boolean,
): { name: string; email: string; phone: string; cpf: string } {
  const preferred = user.emails?.find((entry) => entry.preferred)?.email;
  return {
    name: user.nickname?.trim() || user.name?.trim() || '',
    email: preferred || user.emailPreferred || '',
    phone: user.phone ?? '',
    cpf: (cpfCnpjInLead && user.companyCnpj) || user.cpf || '',
  };
}
