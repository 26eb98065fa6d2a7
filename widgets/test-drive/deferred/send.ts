import { $car } from '#features/car/car-store';
import { keepToken } from '#features/scheduling/appointment-link';
import type { TestDrive } from '#services/entities/schedule';
import { requestTestDrive } from '#services/visitor-schedule';
import type { Host } from '#ui/core/host-context';
import { phoneOnWire } from '#ui/masks';
import { submit } from '#ui/submission';
import type { TestDriveForm } from './form-values';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The service has received the request of a test drive. testDrive: its id; mvsCode: empty for any of the model. */
    'vt-test-drive-requested': { testDrive: string; mvsCode: string; dealer: string };
    /** A request was rejected or could not be sent; the visitor was informed and can retry. */
    'vt-test-drive-failed': { kind: string };
  }
}

/** Sends the request; a retry is the same intent. Resolves to the request as the service has it; throws a ServiceError. */
export async function send(values: Partial<TestDriveForm>, host: Host): Promise<TestDrive> {
  const {
    modelCode = '',
    mvsCode = '',
    idSiteGeo = '',
    date = '',
    period,
    name = '',
    email = '',
    phone = '',
  } = values;
  const offer = $car.get().lastViewedOffer;
  const body = {
    // Without a version, the dealer has any of the model's.
    ...(mvsCode ? { mvsCode } : { modelCode }),
    idSiteGeo,
    date,
    period: period || 'MORNING',
    name: name.trim(),
    email: email.trim(),
    phone: phoneOnWire(phone),
    allowWhatsApp: values.allowWhatsApp ?? false,
    ...(values.consultantId && { consultantId: values.consultantId }),
    ...(values.boxId && { boxId: values.boxId }),
    ...(values.message?.trim() && { message: values.message.trim() }),
    ...(offer && { offerId: offer.id }),
  };
  return submit(host, 'test-drive', body, {
    async send(options) {
      const made = await requestTestDrive({ body }, options);
      keepToken(made.id, made.manageToken);
      return made;
    },
    sent: ['vt-test-drive-requested', ({ id }) => ({ testDrive: id, mvsCode, dealer: idSiteGeo })],
    failed: 'vt-test-drive-failed',
  });
}
