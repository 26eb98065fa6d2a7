import { newestFirst } from '#domain/lists/newest-first';
import { ofBrand } from '#domain/lists/of-brand';
import { LoadedSection } from '#features/owner/LoadedSection';
import { brand } from '#page/core/metadata';
import { market } from '#page/market';
import { listRecallCampaigns } from '#services/recall';
import { useHost, useMessages } from '#ui/core/host-context';
import { useQuery } from '#ui/hooks/use-query';
import { Accordion } from '#ui/parts/Accordion';
import { Bulletin } from './Bulletin';
import { texts } from './messages';

/** The campaigns of the page's brand in its market, the newest first (RCL-08). */
export function BrandCampaigns() {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const query = useQuery(
    async () =>
      ofBrand(await listRecallCampaigns({ brand: brand() ?? '', market: market() }, { signal }), brand()),
    `${brand()} ${market()}`,
  );
  return (
    <LoadedSection of={query}>
      {(campaigns) => {
        if (campaigns.length === 0) return <p>{messages.noCampaigns}</p>;
        const newest = newestFirst(campaigns, ({ startsAt }) => startsAt);
        const items = newest.map((campaign) => ({
          id: campaign.id,
          title: campaign.title || campaign.code || campaign.id,
          content: <Bulletin campaign={campaign} whole />,
        }));
        return <Accordion name="campaign" items={items} />;
      }}
    </LoadedSection>
  );
}
