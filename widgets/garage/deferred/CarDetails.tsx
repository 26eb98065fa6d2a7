import { brand, country } from '../../../src/page/core/metadata';
import { listDealers } from '../../../src/services/dealer';
import { cachedQuery } from '../../../src/stores/query-cache';
import { FailureNotice } from '../../../src/ui/core/FailureNotice';
import { SelectField, TextField } from '../../../src/ui/core/fields';
import { useMessages } from '../../../src/ui/core/host-context';
import type { Form } from '../../../src/ui/core/use-form';
import { useQuery } from '../../../src/ui/hooks/use-query';
import * as kinds from '../../../src/ui/standalone/kinds';
import type { CarForm } from './add-car';
import { messages } from './messages';

/** Resolves to the brand's versions, each with its model's name. */
async function versions() {
  const { brandModels } = await import('../../../src/features/car/current/models');
  const models = await brandModels();
  return models.flatMap(({ modelName, versions = [] }) =>
    (versions ?? []).map(({ code, year, versionName }) => ({
      value: `${code} ${year ?? ''}`,
      label: [modelName, versionName, year].filter(Boolean).join(' '),
    })),
  );
}

/** Resolves to the brand's dealers in the page's country. */
const dealers = () =>
  cachedQuery(`all dealers ${brand()} ${country()}`, async () => {
    const found = await listDealers({ query: { brand: brand(), country: country() } });
    return found.map(({ idSiteGeo, name, cityName }) => ({
      value: idSiteGeo,
      label: [name, cityName].filter(Boolean).join(', '),
    }));
  });

/** The version of a car of the page's brand, and where and when it was bought. */
export function CarDetails({ form }: { form: Form<CarForm> }) {
  const w = useMessages(messages);
  const version = useQuery(versions, 'versions');
  const dealer = useQuery(dealers, 'dealers');
  return (
    <>
      {version.failed && <FailureNotice onRetry={version.retry} />}
      <SelectField
        form={form}
        name="mvsCode"
        label={w.version}
        empty={version.value || version.failed ? w.choose : w.loading}
        choices={version.value ?? []}
      />
      <TextField
        form={form}
        name="purchasedAt"
        label={w.purchasedDay}
        optional={w.optional}
        {...kinds.date}
      />
      {dealer.failed && <FailureNotice onRetry={dealer.retry} />}
      <SelectField
        form={form}
        name="dealerCode"
        label={w.dealer}
        optional={w.optional}
        empty={dealer.value || dealer.failed ? w.unknown : w.loading}
        choices={dealer.value ?? []}
      />
    </>
  );
}
