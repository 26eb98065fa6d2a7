import type { Language } from '#domain/core/brands';
import * as es from '#domain/core/messages.es-AR';
import * as pt from '#domain/core/messages.pt-BR';

/** Values of a legal text; amounts and percentages formatted. */
interface Told {
  label: string;
  price: string;
  entrance: string;
  entrancePercent: string;
  count: number;
  installment: string;
  /** Absent if the plan has no final installment. */
  final?: string;
  rate: string;
  /** Effective, with the compound of twelve months. */
  yearlyRate: string;
  /** Nominal: twelve times the monthly rate. */
  nominalRate: string;
  cost: string;
  yearlyCost: string;
  total: string;
  /** Whether the answer contains other terms too, of which these are an example. */
  example: boolean;
}

/** Legal texts and messages of banks by language. */
export const BANK_WORDS = {
  'pt-BR': {
    labels: {
      CDC: 'CDC (Crédito Direto ao Consumidor)',
      NEXT: 'Next',
      PSA_BALAO: 'Balão',
      PSA_TRADITIONAL: 'Tradicional',
    } as Record<string, string>,
    legal: (told: Told) =>
      `Simulação na modalidade ${told.label} para veículo de ${told.price}${told.example ? '. Exemplo:' : ','} com ` +
      `entrada de ${told.entrance} (${told.entrancePercent}%) e ${told.count} parcelas de ${told.installment}` +
      `${told.final ? ` e parcela final de ${told.final}` : ''}. ` +
      `Taxa de juros de ${told.rate} ao mês e ${told.yearlyRate} ao ano. Custo Efetivo Total (CET) de ` +
      `${told.cost} ao mês e ${told.yearlyCost} ao ano, com IOF e tarifa de cadastro financiados. ` +
      `Valor total a prazo: ${told.total}. Crédito sujeito a análise e aprovação.`,
    price: 'O preço deve ser maior que 0',
    entrance: (from: number, to: number) => `A entrada deve ser de ${from}% a ${to}%`,
    counts: (counts: string) => `Prazo indisponível: escolha ${counts} parcelas`,
    final: (from: number, to: number) => `A parcela final deve ser de ${from}% a ${to}%`,
    noFinal: 'Este plano não tem parcela final',
    whole: 'Entrada e parcela final não podem somar o preço do veículo',
    notes: {
      DENIED_PROPOSAL: 'A análise de crédito não foi aprovada. Uma entrada maior pode mudar o resultado.',
      PENDING_DOCUMENT: 'Envie os documentos pedidos para continuar.',
      PENDING_PROPOSAL: 'O banco pediu mais tempo para analisar a proposta.',
    } as Record<string, string>,
    documentType: 'Tipo de documento desconhecido',
    surname: 'Digite pelo menos um sobrenome',
    email: 'Digite um e-mail válido',
    document: 'CPF inválido',
    aboveZero: pt.aboveZero,
    unbelieved: 'Não foi possível confirmar a renda informada',
    born: 'Data de Nascimento inválida',
    underage: 'Idade mínima 18 anos',
    occupation: 'Ocupação desconhecida',
    civilState: pt.civilState,
    sameDocument: 'O CPF do cônjuge deve ser diferente do seu',
    regime: 'Selecione o regime de bens',
    rg: pt.rg,
    cuil: 'CUIL inválido',
    licence: pt.driverLicence,
    gender: pt.gender,
    profession: pt.occupation,
    expired: pt.driverLicenceExpired,
    category: pt.driverLicenceCategory,
  },
  'es-AR': {
    labels: {
      CDC: 'crédito prendario',
      NEXT: 'Next',
      PSA_BALAO: 'Balón',
      PSA_TRADITIONAL: 'Tradicional',
    } as Record<string, string>,
    legal: (told: Told) =>
      `Simulación con la modalidad ${told.label} para un vehículo de ${told.price}${told.example ? '. Ejemplo:' : ','} ` +
      `con un anticipo de ${told.entrance} (${told.entrancePercent}%) y ${told.count} cuotas de ${told.installment}` +
      `${told.final ? ` y una cuota final de ${told.final}` : ''}. ` +
      `TNA: ${told.nominalRate}. TEM: ${told.rate}. TEA: ${told.yearlyRate}. Costo financiero total (CFT): ` +
      `${told.yearlyCost} efectivo anual, con impuestos y gastos de otorgamiento financiados. ` +
      `Total a pagar: ${told.total}. Crédito sujeto a análisis y aprobación.`,
    price: 'El precio debe ser mayor que 0',
    entrance: (from: number, to: number) => `El anticipo debe ser del ${from}% al ${to}%`,
    counts: (counts: string) => `Plazo no disponible: elegí ${counts} cuotas`,
    final: (from: number, to: number) => `La cuota final debe ser del ${from}% al ${to}%`,
    noFinal: 'Este plan no tiene cuota final',
    whole: 'El anticipo y la cuota final no pueden sumar el precio del vehículo',
    notes: {
      DENIED_PROPOSAL:
        'El análisis de crédito no fue aprobado. Un anticipo mayor puede cambiar el resultado.',
      PENDING_DOCUMENT: 'Enviá los documentos pedidos para continuar.',
      PENDING_PROPOSAL: 'El banco pidió más tiempo para analizar la propuesta.',
    } as Record<string, string>,
    documentType: 'Tipo de documento desconocido',
    surname: es.surname,
    email: es.email,
    document: es.dni,
    aboveZero: es.aboveZero,
    unbelieved: 'No pudimos confirmar los ingresos informados',
    born: 'Fecha de nacimiento inválida',
    underage: es.underage,
    occupation: 'Ocupación desconocida',
    civilState: es.civilState,
    sameDocument: 'El DNI del cónyuge debe ser distinto del tuyo',
    regime: 'Elegí el régimen patrimonial',
    rg: es.rg,
    cuil: 'CUIL inválido',
    licence: es.driverLicence,
    gender: es.gender,
    profession: es.occupation,
    expired: es.driverLicenceExpired,
    category: es.driverLicenceCategory,
  },
} satisfies Record<Language, object>;
