/**
 * The fields of a lead in reading order; names are those of the service (spec leads#payload). Fields outside the groups
 * are shown last.
 */
const GROUPS: Record<string, readonly string[]> = {
  Pessoa: [
    'leadPersonType',
    'firstName',
    'corporateName',
    'contactName',
    'cpf',
    'cnpj',
    'totalVehicles',
    'hasTwoYearCnpj',
  ],
  Contato: ['email', 'phone', 'preferred_contact_method'],
  Consentimentos: ['indEmailContact', 'indSmsContact', 'indPhoneContact', 'indWhatsappContact'],
  'Lugar e concessionária': [
    'dealersCode',
    'uf',
    'cidade',
    'countryCode',
    'country',
    'userPostalCode',
    'street',
    'homeNumber',
    'complement',
    'neighborhood',
  ],
  Produto: ['productCode', 'description', 'msc_ano_modelo', 'productGroup'],
  Origem: ['form', 'origin', 'SubOrigem__c', 'callback', 'retUrl', 'referer'],
  Campanha: ['source', 'medium', 'campaign', 'content', 'term', 'gClid'],
  Rastreamento: ['analyticsClientId', 'analyticsTrackId', 'analyticsUserId', 'random'],
};

export interface Group {
  title: string;
  fields: [name: string, value: unknown][];
}

/** Every field of a lead, exactly as it was sent, in groups; groups without a field are left out. */
export function groupsOf(body: Record<string, unknown>): Group[] {
  const known = new Set(Object.values(GROUPS).flat());
  const others = Object.keys(body).filter((name) => !known.has(name));
  return [...Object.entries(GROUPS), ['Outros campos', others] as const]
    .map(([title, names]) => ({
      title,
      fields: names
        .filter((name) => Object.hasOwn(body, name))
        .map((name): [string, unknown] => [name, body[name]]),
    }))
    .filter(({ fields }) => fields.length > 0);
}
