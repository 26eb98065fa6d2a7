import { LoadedSection } from '#features/owner/LoadedSection';
import { brand } from '#page/core/metadata';
import { orNull } from '#services/http/problem';
import { getRecallCampaign } from '#services/recall';
import { useHost, useMessages } from '#ui/core/host-context';
import { useQuery } from '#ui/hooks/use-query';
import { Bulletin } from './Bulletin';
import { texts } from './messages';

/** The campaign that the visitor comes for, as from the code of its letter (RCL-03). */
export function LinkedCampaign({ id }: { id: string }) {
  const { signal } = useHost();
  const messages = useMessages(texts);
  // Null for a campaign that has ended, or a wrong link: the search tells.
  const query = useQuery(() => orNull(getRecallCampaign({ brand: brand() ?? '', id }, { signal })), id);
  return (
    <div className="linked">
      <LoadedSection of={query} none={messages.linkedMissing} failure={messages.linkedFailed}>
        {(campaign) => (
          <>
            <h3>{campaign.title || campaign.code || id}</h3>
            <Bulletin campaign={campaign} />
            <p>
              <b>{messages.linkedHint}</b>
            </p>
          </>
        )}
      </LoadedSection>
    </div>
  );
}
