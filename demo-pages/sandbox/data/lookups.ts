import { DOCUMENT_TYPES, type DocumentType } from '../../../src/domain/document-types';

/** A list's entries by code and name; the codes are this sandbox's. */
const entries = (names: Record<string, string>) =>
  Object.entries(names).map(([code, name]) => ({ code, name }));

/** What forms of a proposal offer to choose from (platform 3). */
export const CIVIL_STATES = entries({
  SINGLE: 'Solteiro(a)',
  MARRIED: 'Casado(a)',
  DIVORCED: 'Divorciado(a)',
  WIDOWED: 'Viúvo(a)',
  STABLE_UNION: 'União Estável',
});
export const MARRIAGE_REGIMES = entries({
  TOTAL_COMMUNION: 'Comunhão universal de bens',
  PARTIAL_COMMUNION: 'Comunhão parcial de bens',
  TOTAL_SEPARATION: 'Separação total de bens',
  PARTIAL_SEPARATION: 'Separação parcial de bens',
});
export const OCCUPATIONS = entries({
  RETIRED: 'Aposentado',
  EMPLOYEE: 'Assalariado',
  SELF_EMPLOYED: 'Autônomo',
  OWNER: 'Empresário/Sócio proprietário',
  PUBLIC_SERVANT: 'Funcionário público',
  MILITARY: 'Militar',
  OTHER: 'Outros',
  PENSIONER: 'Pensionista',
  LIBERAL: 'Profissional Liberal',
});
export const GENDERS = entries({ F: 'Feminino', M: 'Masculino', N: 'Prefiro não informar' });
export const LICENCE_CATEGORIES = ['AB', 'A', 'B', 'C', 'D', 'E'];

export const DOCUMENT_NAMES: Record<DocumentType, string> = {
  DRIVER_LICENSE: 'CNH',
  RESIDENCE_PROOF: 'Comprovante de residência',
  INCOME_PROOF: 'Comprovante de renda',
  CET: 'Demonstrativo do Custo Efetivo Total (CET)',
  CCB: 'Cédula de Crédito Bancário (CCB)',
  INVOICE: 'Nota fiscal',
  INSURANCE: 'Apólice de seguro',
  TAX_DECLARATION: 'Declaração de imposto de renda',
  PAYOFF_RECEIPT: 'Comprovante de quitação',
  PEP_DECLARATION: 'Declaração de pessoa politicamente exposta',
  POLICE_REPORT: 'Boletim de ocorrência',
  CITY_PERMIT: 'Alvará da prefeitura',
  SERVICE_CONTRACT: 'Contrato de prestação de serviço',
  CREDIT_BUREAU_AUTHORIZATION: 'Autorização de consulta ao bureau de crédito',
  BANK_STATEMENTS: 'Extratos bancários dos últimos 3 meses',
  REVISION_TERM: 'Termo de revisão',
  TRACKER: 'Comprovante de rastreador',
};
export const DOCUMENT_TYPE_ENTRIES = DOCUMENT_TYPES.map((code) => ({ code, name: DOCUMENT_NAMES[code] }));

/** Name of a document's type, however it is written; undefined where there is no such type. */
export const documentName = (type: string): string | undefined =>
  (DOCUMENT_NAMES as Record<string, string>)[type.toUpperCase()];
