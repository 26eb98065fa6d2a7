import type { Status } from './statuses';

/**
 * The label of each status, in Portuguese. Those of visits are specified (spec states#visits), the others are ours
 * (spec states#labels). Spanish is in status-labels.es-AR.ts.
 */
export const STATUS_LABELS: Readonly<Record<Status, string>> = {
  // Rental proposals.
  PROPOSAL_CREATED: 'Proposta criada',
  FINANCIAL_ANALYSIS_IN_PROGRESS: 'Análise financeira em andamento',
  FINANCIAL_ANALYSIS_APPROVED: 'Análise financeira aprovada',
  FINANCIAL_ANALYSIS_REPROVED: 'Análise financeira reprovada',
  CONTRACT_SIGN_IN_PROGRESS: 'Contrato em assinatura',
  CONTRACT_SIGN_DONE: 'Contrato assinado',
  PRODUCTION_REQUESTED: 'Produção solicitada',
  IN_PRODUCTION: 'Em produção',
  IN_TRANSIT: 'Em transporte',
  AT_DEALER: 'Na concessionária',
  DELIVERED: 'Entregue',
  EXPIRED_PROPOSAL: 'Proposta expirada',

  // Reservations.
  CREATED: 'Pedido criado',
  UPLOADED_DOCS: 'Documentos enviados',
  WAITING_DOCS: 'Aguardando documentos',
  ASSEMBLY: 'Em montagem',
  INVOICE_DELIVERY: 'Nota fiscal emitida',
  IN_NATIONAL_TERRITORY: 'Em território nacional',
  CANCELLED: 'Cancelado',
  ORDER_MADE: 'Pedido realizado',
  APPROVED_RESERVATION: 'Reserva aprovada',
  REVENUE: 'Faturado',
  TRANSIT: 'Em trânsito',
  DELIVERED_RESERVATION: 'Veículo entregue',

  // Timeline of a new reservation.
  PRE_RESERVE: 'Pré-reserva',
  RESERVE: 'Reserva realizada',
  BILLET_PAYMENT: 'Pagamento por boleto',
  FINANCING_PAYMENT: 'Pagamento por financiamento',
  DEALER_PAYMENT: 'Pagamento na concessionária',
  ANTI_FRAUD: 'Análise de segurança',
  APPROVAL_DIRECT_SALE: 'Aprovação da venda direta',
  WAITING_LIST: 'Lista de espera',
  APPROVAL_EMPLOYEE: 'Aprovação do colaborador',
  SIGN_CONTRACT: 'Assinatura do contrato',
  CREATED_ORDER: 'Pedido registrado',
  MOUNTED_VEHICLE: 'Veículo montado',
  VEHICLE_PRODUCED: 'Veículo produzido',
  INVOICED: 'Veículo faturado',
  BILLET_AVAILABLE: 'Boleto disponível',
  EXPEDITE: 'Veículo expedido',
  DELIVER_TO_CCSS: 'Entrega à concessionária',
  CUSTOMER_DELIVERY: 'Entrega ao cliente',
  BILLING: 'Em faturamento',
  REGISTERED: 'Veículo emplacado',
  TRANSPORTING: 'Veículo em transporte',
  REMAINING_PAYMENT: 'Pagamento do saldo',
  PAID: 'Pago',
  REQUESTED_CANCELLATION: 'Cancelamento solicitado',
  REACTIVATED_ORDER: 'Pedido reativado',
  PROGRESS_ORDER: 'Pedido em andamento',
  EXT_CONSORTIUM_PAYMENT: 'Pagamento por consórcio externo',
  FIAT_CONSORTIUM_PAYMENT: 'Pagamento por Consórcio Fiat',
  PLACED: 'Pedido efetuado',

  // Financing proposals.
  PROPOSAL_SENT: 'Proposta enviada',
  PROGRESS_PROPOSAL: 'Proposta em andamento',
  REANALYSIS_PROPOSAL: 'Proposta em reanálise',
  PENDING_PROPOSAL: 'Proposta pendente',
  APPROVED_PROPOSAL: 'Proposta aprovada',
  RELEASED_PROPOSAL: 'Proposta liberada',
  INTEGRATED_PROPOSAL: 'Proposta integrada',
  DIRECTED_PROPOSAL: 'Proposta direcionada',

  // Proposals of the second bank.
  DENIED_PROPOSAL: 'Proposta recusada',
  APPROVED_FRAUD: 'Análise de fraude aprovada',
  FORMALIZATION: 'Em formalização',
  DOCUMENT_ANALYSIS: 'Documentos em análise',
  PENDING_DOCUMENT: 'Documento pendente',
  PAYMENT_AVAILABLE: 'Pagamento disponível',
  PENDING_REGISTER_INFO: 'Dados cadastrais pendentes',
  PENDING_CONTRACT_SIGN: 'Assinatura do contrato pendente',
  PAYED_PROPOSAL: 'Proposta paga',
  PENDING_CONTRACT_DISCHARGE: 'Quitação do contrato pendente',
  PENDING_TAX_DISCHARGE: 'Quitação de impostos pendente',
  WARRANTY_ANALYSIS: 'Garantia em análise',
  PAYMENT_ON_RELEASE: 'Pagamento em liberação',
  PAYMENT_ERROR: 'Erro no pagamento',
  PAYMENT_DONE: 'Pagamento realizado',
  WAITING_INTEGRATION: 'Aguardando integração',
  PROPOSAL_FORMALIZATION: 'Formalização da proposta',

  // Test drives; CANCELLED is above.
  REQUESTED: 'Solicitado',
  CONFIRMED: 'Confirmado',
  DONE: 'Realizado',
  EXPIRED: 'Expirado',

  // Visits.
  A: 'Confirmada',
  C: 'Cancelada',
  P: 'Pendente',
  R: 'Reprovado',
  B: 'Bloqueado',

  // Offers.
  sold: 'Vendida',
  unsold: 'Não vendida',
  published: 'Publicada',
  unpublished: 'Não publicada',
  disapproved: 'Reprovada',

  // Loading data, procedures, identities.
  PROCESSING: 'Em processamento',
  SUCCESS: 'Concluído',
  FAILED: 'Falhou',
  IN_PROGRESS: 'Em andamento',
  SUBMITTED: 'Enviado',
  VALIDATING_IDENTITY: 'Validando sua identidade',
  VALIDATING_TOKEN: 'Validando seu código',
  AWAITING_IDENTITY_CHECK: 'Aguardando a verificação de identidade',
  AWAITING_QUIZ: 'Aguardando suas respostas',
  SYNCING_CRM: 'Registrando seus dados',
  PERSISTED_HUB: 'Identidade confirmada',
};

/** The label of an unknown status. */
export const UNKNOWN_STATUS: string = 'Em atualização';
