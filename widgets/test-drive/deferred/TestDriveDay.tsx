import { clockTime, timeZoneOf } from '#domain/dealer/opening-hours';
import { HALF_DAYS, hoursOfHalf } from '#domain/scheduling/half-days';
import { TEST_DRIVE_TIME_LABELS } from '#domain/scheduling/test-drive';
import { weekdayOf } from '#domain/time/day-text';
import { momentIn } from '#domain/time/zoned-time';
import { CalendarButton } from '#features/calendar/CalendarButton';
import { useDealer } from '#features/dealer/picker/use-form-dealer';
import { country } from '#page/core/metadata';
import type { TestDrive } from '#services/entities/schedule';
import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { texts } from './messages';

/**
 * Adds the half day of a test drive to a calendar: as long as the dealer is open in it; the day, where nobody says when the
 * dealer opens.
 */
export function TestDriveDay({ drive, link }: { drive: TestDrive; link: string }) {
  const messages = useMessages(texts);
  const labels = useMessages(TEST_DRIVE_TIME_LABELS);
  const { value: dealer, failed } = useDealer(drive.idSiteGeo);
  if (!dealer && !failed) return <CalendarButton event={undefined} />;
  const half = HALF_DAYS.find((each) => each === drive.period);
  const hours = half && hoursOfHalf(dealer?.periods ?? [], weekdayOf(drive.date), half);
  const zone = timeZoneOf(country() ?? 'BR', dealer?.stateCode ?? '');
  const place = [drive.dealerName, dealer?.street, dealer?.cityName].filter(Boolean).join(', ');
  return (
    <CalendarButton
      event={{
        id: drive.id,
        ...(hours
          ? {
              start: momentIn(drive.date, clockTime(hours.from), zone),
              end: momentIn(drive.date, clockTime(hours.to), zone),
            }
          : { day: drive.date }),
        summary: fillMessage(messages.summary, { car: drive.modelName ?? '' }).trim(),
        description: fillMessage(messages.description, {
          period: half ? labels[half === 'MORNING' ? 'morning' : 'afternoon'] : '',
          number: drive.id,
          link,
        }),
        location: place,
        url: link,
        isConfirmed: drive.status === 'CONFIRMED',
      }}
    />
  );
}
