import { timeZoneOf } from '#domain/dealer/opening-hours';
import { useDealer } from '#features/dealer/picker/use-form-dealer';
import { VISIT_TONES } from '#features/scheduling/use-visit-status-name';
import { visitIcons } from '#features/scheduling/visit-icons';
import { ZoneNote } from '#features/scheduling/ZoneNote';
import { country } from '#page/core/metadata';
import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Icon } from '#ui/icons/Icon';
import { Badge } from '#ui/parts/Badge';
import { Spoken } from '#ui/parts/Spoken';
import { texts } from './messages';
import type { Found } from './use-appointment';

interface FactsProps {
  found: Found;
  /** The status in words; empty while they load. */
  status: string;
}

/** What an appointment is: day and time, place, services and status, as far as the services say so. */
export function Facts({ found: { kind, data }, status }: FactsProps) {
  const messages = useMessages(texts);
  const { date, time, idSiteGeo, dealerName } = data;
  const { value: dealer } = useDealer(idSiteGeo ?? '');
  const what =
    kind === 'visit'
      ? (data.services ?? [])
          .map(({ serviceName }) => serviceName)
          .filter(Boolean)
          .join(', ')
      : data.title;
  const place = [dealerName || dealer?.name, dealer?.street, dealer?.cityName].filter(Boolean).join(', ');
  const rows = [
    [
      visitIcons.day,
      messages.dayLabel,
      fillMessage(messages.when, { day: date.split('-').reverse().join('/'), time }),
    ],
    [visitIcons.place, messages.place, place],
    [visitIcons.subject, kind === 'visit' ? messages.services : messages.subject, what],
  ];
  return (
    <>
      <dl className="facts">
        {rows.map(
          ([icon = '', label, value]) =>
            value && (
              <div key={label}>
                <dt>
                  <Icon path={icon} />
                  {label}
                </dt>
                <dd>
                  <Spoken>{value}</Spoken>
                </dd>
              </div>
            ),
        )}
        {status && (
          <div>
            <dt>{messages.status}</dt>
            <dd>
              <Badge tone={VISIT_TONES[data.status ?? ''] ?? 'neutral'}>{status}</Badge>
            </dd>
          </div>
        )}
      </dl>
      <ZoneNote timeZone={timeZoneOf(country() ?? 'BR', dealer?.stateCode ?? '')} date={date} time={time} />
    </>
  );
}
