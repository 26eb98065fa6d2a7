import type { Status } from './statuses';

/** The label of each status, in Spanish; same names as in status-labels.ts. */
export const STATUS_LABELS: Readonly<Record<Status, string>> = {
  // Rental proposals.
  PROPOSAL_CREATED: 'Propuesta creada',
  FINANCIAL_ANALYSIS_IN_PROGRESS: 'Análisis financiero en curso',
  FINANCIAL_ANALYSIS_APPROVED: 'Análisis financiero aprobado',
  FINANCIAL_ANALYSIS_REPROVED: 'Análisis financiero rechazado',
  CONTRACT_SIGN_IN_PROGRESS: 'Contrato en proceso de firma',
  CONTRACT_SIGN_DONE: 'Contrato firmado',
  PRODUCTION_REQUESTED: 'Producción solicitada',
  IN_PRODUCTION: 'En producción',
  IN_TRANSIT: 'En tránsito',
  AT_DEALER: 'En el concesionario',
  DELIVERED: 'Entregado',
  EXPIRED_PROPOSAL: 'Propuesta vencida',

  // Reservations.
  CREATED: 'Pedido creado',
  UPLOADED_DOCS: 'Documentos enviados',
  WAITING_DOCS: 'A la espera de documentos',
  ASSEMBLY: 'En montaje',
  INVOICE_DELIVERY: 'Factura emitida',
  IN_NATIONAL_TERRITORY: 'En territorio nacional',
  CANCELLED: 'Cancelado',
  ORDER_MADE: 'Pedido realizado',
  APPROVED_RESERVATION: 'Reserva aprobada',
  REVENUE: 'Facturado',
  TRANSIT: 'En camino',
  DELIVERED_RESERVATION: 'Vehículo entregado',

  // Timeline of a new reservation.
  PRE_RESERVE: 'Prerreserva',
  RESERVE: 'Reserva realizada',
  BILLET_PAYMENT: 'Pago con cupón de pago',
  FINANCING_PAYMENT: 'Pago con financiación',
  DEALER_PAYMENT: 'Pago en el concesionario',
  ANTI_FRAUD: 'Análisis de seguridad',
  APPROVAL_DIRECT_SALE: 'Aprobación de la venta directa',
  WAITING_LIST: 'Lista de espera',
  APPROVAL_EMPLOYEE: 'Aprobación del colaborador',
  SIGN_CONTRACT: 'Firma del contrato',
  CREATED_ORDER: 'Pedido registrado',
  MOUNTED_VEHICLE: 'Vehículo montado',
  VEHICLE_PRODUCED: 'Vehículo producido',
  INVOICED: 'Vehículo facturado',
  BILLET_AVAILABLE: 'Cupón de pago disponible',
  EXPEDITE: 'Vehículo despachado',
  DELIVER_TO_CCSS: 'Entrega al concesionario',
  CUSTOMER_DELIVERY: 'Entrega al cliente',
  BILLING: 'En facturación',
  REGISTERED: 'Vehículo patentado',
  TRANSPORTING: 'Vehículo en transporte',
  REMAINING_PAYMENT: 'Pago del saldo',
  PAID: 'Pagado',
  REQUESTED_CANCELLATION: 'Cancelación solicitada',
  REACTIVATED_ORDER: 'Pedido reactivado',
  PROGRESS_ORDER: 'Pedido en curso',
  EXT_CONSORTIUM_PAYMENT: 'Pago con plan de ahorro externo',
  FIAT_CONSORTIUM_PAYMENT: 'Pago con Plan de Ahorro Fiat',
  PLACED: 'Pedido efectuado',

  // Financing proposals.
  PROPOSAL_SENT: 'Propuesta enviada',
  PROGRESS_PROPOSAL: 'Propuesta en curso',
  REANALYSIS_PROPOSAL: 'Propuesta en revisión',
  PENDING_PROPOSAL: 'Propuesta pendiente',
  APPROVED_PROPOSAL: 'Propuesta aprobada',
  RELEASED_PROPOSAL: 'Propuesta liberada',
  INTEGRATED_PROPOSAL: 'Propuesta integrada',
  DIRECTED_PROPOSAL: 'Propuesta derivada',

  // Proposals of the second bank.
  DENIED_PROPOSAL: 'Propuesta rechazada',
  APPROVED_FRAUD: 'Análisis de fraude aprobado',
  FORMALIZATION: 'En formalización',
  DOCUMENT_ANALYSIS: 'Documentos en análisis',
  PENDING_DOCUMENT: 'Documento pendiente',
  PAYMENT_AVAILABLE: 'Pago disponible',
  PENDING_REGISTER_INFO: 'Datos personales pendientes',
  PENDING_CONTRACT_SIGN: 'Firma del contrato pendiente',
  PAYED_PROPOSAL: 'Propuesta pagada',
  PENDING_CONTRACT_DISCHARGE: 'Cancelación del contrato pendiente',
  PENDING_TAX_DISCHARGE: 'Pago de impuestos pendiente',
  WARRANTY_ANALYSIS: 'Garantía en análisis',
  PAYMENT_ON_RELEASE: 'Pago en liberación',
  PAYMENT_ERROR: 'Error en el pago',
  PAYMENT_DONE: 'Pago realizado',
  WAITING_INTEGRATION: 'A la espera de integración',
  PROPOSAL_FORMALIZATION: 'Formalización de la propuesta',

  // Test drives; CANCELLED is above.
  REQUESTED: 'Solicitado',
  CONFIRMED: 'Confirmado',
  DONE: 'Realizado',
  EXPIRED: 'Vencido',

  // Visits.
  A: 'Confirmada',
  C: 'Cancelada',
  P: 'Pendiente',
  R: 'Rechazado',
  B: 'Bloqueado',

  // Offers.
  sold: 'Vendida',
  unsold: 'No vendida',
  published: 'Publicada',
  unpublished: 'No publicada',
  disapproved: 'Rechazada',

  // Loading data, procedures, identities.
  PROCESSING: 'En proceso',
  SUCCESS: 'Completado',
  FAILED: 'Falló',
  IN_PROGRESS: 'En curso',
  SUBMITTED: 'Enviado',
  VALIDATING_IDENTITY: 'Validando tu identidad',
  VALIDATING_TOKEN: 'Validando tu código',
  AWAITING_IDENTITY_CHECK: 'A la espera de la verificación de identidad',
  AWAITING_QUIZ: 'A la espera de tus respuestas',
  SYNCING_CRM: 'Registrando tus datos',
  PERSISTED_HUB: 'Identidad confirmada',
};

/** The label of an unknown status. */
export const UNKNOWN_STATUS: string = 'En actualización';
