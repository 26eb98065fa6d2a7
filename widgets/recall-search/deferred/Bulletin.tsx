import { formatDate } from '#domain/time/calendar';
import { type Fact, Facts } from '#features/owner/Facts';
import type { RecallCampaign } from '#services/entities/recall';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { texts } from './messages';

type CampaignModel = RecallCampaign['models'][number];

/** The cars of a campaign in words: model, years, chassis. */
function Model({ model: { modelName, fromYear, toYear, chassis } }: { model: CampaignModel }) {
  const messages = useMessages(texts);
  const isRange = fromYear && toYear && fromYear !== toYear;
  const years = isRange ? fillMessage(messages.years, { from: fromYear, to: toYear }) : fromYear || toYear;
  const parts = [modelName, years, chassis && fillMessage(messages.chassisOf, { chassis })];
  return <span className="model">{parts.filter(Boolean).join(', ')}</span>;
}

interface BulletinProps {
  campaign: RecallCampaign;
  /** All of it at once; else the driver's part, and the rest on demand. */
  whole?: boolean;
}

/** What a campaign means for the driver: the risk and what to do; and its bulletin. */
export function Bulletin({ campaign, whole = false }: BulletinProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const { code, defect, risk, solution, startsAt, minutes, models, software } = campaign;
  const driver: readonly Fact[] = [
    [messages.risk, risk],
    [messages.solution, solution],
    [messages.time, minutes && fillMessage(messages.minutes, { count: minutes })],
  ];
  const rest: readonly Fact[] = [
    [messages.defect, defect],
    [messages.startsAt, formatDate(startsAt ?? '', language)],
    [messages.models, !!models?.length && models.map((each) => <Model key={each.modelName} model={each} />)],
  ];
  return (
    <>
      <Facts of={whole ? [...driver, ...rest] : driver} />
      {software && <p className="muted">{messages.software}</p>}
      {!whole && (
        <details>
          <summary>
            {messages.bulletin} {code}
          </summary>
          <Facts of={rest} />
        </details>
      )}
    </>
  );
}
