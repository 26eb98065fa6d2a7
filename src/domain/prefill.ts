/** The signed-in user as far as a lead form reads it (spec leads#prefilling). */
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
 * What a signed-in user's form starts with: the nickname, else the name; the e-mail marked preferred, else
 * emailPreferred; phone and cpf, and with the flag on a company's CNPJ in the CPF's place (spec leads#prefilling).
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
