import { formatDate } from '#domain/time/calendar';
import { usePictures } from '#features/car/current/use-pictures';
import { pricesOfVersions } from '#features/car/current/version-prices';
import { showroomDrawing } from '#features/car/showroom-drawing';
import { brand } from '#page/core/metadata';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { useStyles } from '#ui/hooks/use-styles';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import type { ChosenCar } from '../shell/chosen-car';
import { type CampaignCars, campaignCars } from './campaign-cars';
import { ModelCard } from './ModelCard';
import { texts } from './messages';
import css from './showcase.css?inline';

interface ShowcaseProps {
  /** Id of the campaign, and code or name of the model, as the author wrote them; empty for all. */
  campaign: string;
  model: string;
  /** Whether the car that the visitor wanted was sold meanwhile. */
  isSoldOut: boolean;
  onChoose(car: ChosenCar): void;
}

/** A campaign: what it is, how long it lasts, and its cars. */
function CampaignSection({
  of: { campaign, models },
  onChoose,
}: { of: CampaignCars } & Pick<ShowcaseProps, 'onChoose'>) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const codes = models.flatMap(({ versions }) => versions.map(({ code }) => code));
  // Without them the cards say that the price is not available.
  const prices = useQuery(() => pricesOfVersions(codes), codes.join());
  const until = campaign.endsAt ? formatDate(new Date(campaign.endsAt), language) : '';
  return (
    <section className="campaign">
      <h4>{campaign.name}</h4>
      {campaign.description && <p>{campaign.description}</p>}
      {until && <p className="muted">{fillMessage(messages.until, { date: until })}</p>}
      <ul className="models">
        {models.map((each) => (
          <ModelCard
            key={each.model.modelCode}
            campaign={campaign}
            of={each}
            prices={prices.value}
            isPriceFailed={!!prices.failed}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </section>
  );
}

/** The cars that can be reserved (spec screens#reservation-steps). */
export function Showcase({ campaign, model, isSoldOut, onChoose }: ShowcaseProps) {
  const messages = useMessages(texts);
  useStyles(css);
  const { value, failed, retry } = useQuery(
    () => campaignCars(campaign, model),
    `${brand()} ${campaign} ${model}`,
  );
  usePictures();
  return (
    <>
      {isSoldOut && <Empty title={messages.soldOut} drawing={showroomDrawing} isEnd />}
      {failed ? (
        <Failed onRetry={retry} />
      ) : !value ? (
        <Loading />
      ) : value.length === 0 ? (
        <Empty title={messages.none} drawing={showroomDrawing}>
          {messages.noneHint}
        </Empty>
      ) : (
        value.map((each) => <CampaignSection key={each.campaign.id} of={each} onChoose={onChoose} />)
      )}
    </>
  );
}
