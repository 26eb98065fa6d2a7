import { digitsOf } from '#domain/text/format';
import type { Refusal } from '#domain/validation/refusal';
import { reserveForEmployee } from '#services/business-to-employee';
import { problemOf } from '#services/http/problem';
import type { Host } from '#ui/core/host-context';
import { FormRefusal } from '#ui/form-refusal';
import { phoneOnWire } from '#ui/masks';
import { submit } from '#ui/submission';
import type { Buyer } from '../buyer/buyer';
import { type BillingValues, documentField, hasAssignee } from './billing-values';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** Who buys was checked; of the person the role alone is told. */
    'vt-employee-checked': { role: string; isImpeded: boolean };
    /** The car was reserved. */
    'vt-employee-reserved': { reserveId: string; role: string; mvsCode: string };
    /** The car could not be reserved; the visitor was informed and can retry. */
    'vt-employee-reserve-failed': { kind: string };
    /** The visitor opened the billing of a reservation. */
    'vt-employee-bill-opened': { reserveId: string };
  }
}

export type Reservation = Awaited<ReturnType<typeof reserveForEmployee>>;

/** Folder of the files in the service. */
const ROOT = 'employee-purchase';

/** Uploads what the role has to prove. */
async function uploadProofs(host: Host, { documents }: Buyer, values: Partial<BillingValues>) {
  const sent: { code: string; fileId: string }[] = [];
  if (documents.length === 0) return sent;
  const { uploadAttachments } = await import('#features/documents/upload-attachments');
  for (const { code } of documents) {
    const attached = { subject: code, root: ROOT, folder: code };
    const ids = await uploadAttachments(host, values[documentField(code)] ?? [], attached);
    sent.push(...ids.map((fileId) => ({ code, fileId })));
  }
  return sent;
}

/**
 * Uploads the documents, then reserves the car once (B2E-03): a retry has the key of the first try until the service has
 * confirmed it, also after a reload and on another device. Of a try whose answer was lost the service returns that answer, and
 * no second car is reserved. Throws a ServiceError.
 */
export async function reserve(
  host: Host,
  buyer: Buyer,
  mvsCode: string,
  values: Partial<BillingValues>,
): Promise<Reservation> {
  const { role, registration, cpf } = buyer;
  const { name = '', email = '', phone = '', relationship } = values;
  const documents = await uploadProofs(host, buyer, values);
  const { assigneeName = '', assigneeCpf = '', assigneeEmail = '' } = values;
  const { labourCard = '', assigneeLabourCard = '' } = values;
  const body = {
    role,
    registration,
    mvsCode,
    name: name.trim(),
    cpf,
    email: email.trim(),
    phone: phoneOnWire(phone),
    ...(relationship && { relationship }),
    ...(buyer.asksLabourCard && { labourCard: labourCard.trim() }),
    ...(hasAssignee(buyer, values) && {
      invoiceAssignee: {
        name: assigneeName.trim(),
        cpf: digitsOf(assigneeCpf),
        email: assigneeEmail.trim(),
        ...(buyer.asksLabourCard && { labourCard: assigneeLabourCard.trim() }),
      },
    }),
    ...(documents.length > 0 && { documents }),
  };
  return submit(host, 'employee-reserve', body, {
    // No call lists reservations.
    once: async () => ({ subject: [registration, cpf, mvsCode] }),
    send: (options) =>
      reserveForEmployee({ body: { ...body, idempotencyKey: options.idempotencyKey } }, options),
    sent: ['vt-employee-reserved', ({ id }) => ({ reserveId: id, role, mvsCode })],
    failed: 'vt-employee-reserve-failed',
  });
}

/** The service's names of fields, and the form's. */
const FIELDS: Readonly<Record<string, string>> = {
  invoiceAssignee: 'assigneeName',
  'invoiceAssignee.name': 'assigneeName',
  'invoiceAssignee.cpf': 'assigneeCpf',
  'invoiceAssignee.email': 'assigneeEmail',
  'invoiceAssignee.labourCard': 'assigneeLabourCard',
};

/** Returns a refusal with the form's names of its fields; another error as it is. */
export function atFormFields(error: unknown, { documents }: Buyer): unknown {
  const { kind, refusal } = problemOf(error);
  if (kind !== 'refused' || !refusal) return error;
  const [first] = documents;
  const nameOf = (name: string) =>
    FIELDS[name] ?? (/^documents\b/.test(name) && first ? documentField(first.code) : name);
  const { fields, others }: Refusal = refusal;
  return new FormRefusal(
    Object.fromEntries(Object.entries(fields).map(([name, text]) => [nameOf(name), text])),
    others,
  );
}
