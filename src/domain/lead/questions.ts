/** Answer types of questions (spec offers#questions). */
import type { Labels } from '../text/choices';

export const RESPONSE_DOMAIN_TYPES = [
  'TEXT',
  'SINGLE',
  'EVIDENCE',
  'DATEPICKER',
  'EMAIL',
  'PHONE_NUMBER',
  'LOYALTY_PROGRAMS',
] as const;
export type ResponseDomainType = (typeof RESPONSE_DOMAIN_TYPES)[number];
export const RESPONSE_DOMAIN_TYPE_LABELS: Labels<ResponseDomainType> = {
  'pt-BR': {
    TEXT: 'Texto',
    SINGLE: 'Escolha única',
    EVIDENCE: 'Evidência',
    DATEPICKER: 'Data',
    EMAIL: 'E-mail',
    PHONE_NUMBER: 'Telefone',
    LOYALTY_PROGRAMS: 'Programas de fidelidade',
  },
  'es-AR': {
    TEXT: 'Texto',
    SINGLE: 'Opción única',
    EVIDENCE: 'Evidencia',
    DATEPICKER: 'Fecha',
    EMAIL: 'Correo electrónico',
    PHONE_NUMBER: 'Teléfono',
    LOYALTY_PROGRAMS: 'Programas de fidelidad',
  },
};
