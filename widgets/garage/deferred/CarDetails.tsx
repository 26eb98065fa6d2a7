import { useEffect } from 'react';
import { bareVehicle, carPlate, recallChassis } from '#domain/vehicle/vehicle';
import { brand, country } from '#page/core/metadata';
import { listDealers } from '#services/dealer';
import { cachedQuery } from '#services/http/query-cache';
import { FailureNotice } from '#ui/core/FailureNotice';
import { type Choice, SelectField, TextField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import * as inputPresets from '#ui/fields/input-presets';
import { useLatest } from '#ui/hooks/use-latest';
import { useQuery } from '#ui/hooks/use-query';
import type { CarForm } from './add-car';
import { texts } from './messages';

/** Resolves to the brand's versions, each with its model's name. */
async function versions() {
  const { brandModels } = await import('#features/car/current/models');
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

/**
 * Fills in the version and the day of purchase that the service knows of the plate or chassis, where nothing is typed.
 * Returns that version as a choice: one of an earlier year is no longer sold, and not among the brand's.
 */
function useRegisteredCar(form: Form<CarForm>): Choice | undefined {
  const { by, plateNumber = '', chassis = '' } = form.values;
  const typed = bareVehicle(by === 'chassis' ? chassis : plateNumber);
  const isComplete =
    by === 'chassis' ? recallChassis(typed) : carPlate(typed, { country: country() ?? 'BR' });
  const { value: car } = useQuery(
    async () => {
      // Only owners who add the details of a car load it.
      const { registeredCar } = await import('#features/owner/registered-car');
      // Without it the visitor chooses.
      return registeredCar(by === 'chassis' ? { chassis: typed } : { plate: typed }).catch(() => null);
    },
    isComplete ? typed : undefined,
  );
  const latest = useLatest(form);
  const { mvs, purchaseDate } = car ?? {};
  const own = mvs && {
    value: `${mvs.code} ${mvs.year ?? ''}`,
    label: [mvs.modelName, mvs.versionName, mvs.year].filter(Boolean).join(' '),
  };
  const version = own?.value;
  useEffect(() => {
    const { values, set } = latest.current;
    const day = (purchaseDate ?? '').split('-').reverse().join('/');
    set({
      ...(version && !values.mvsCode && { mvsCode: version }),
      ...(day && !values.purchasedAt && { purchasedAt: day }),
    });
  }, [version, purchaseDate]);
  return own;
}

/** The version of a car of the page's brand, and where and when it was bought. */
export function CarDetails({ form }: { form: Form<CarForm> }) {
  const messages = useMessages(texts);
  const version = useQuery(versions, 'versions');
  const own = useRegisteredCar(form);
  const others = version.value?.filter(({ value }) => value !== own?.value) ?? [];
  const dealer = useQuery(dealers, 'dealers');
  return (
    <>
      {version.failed && <FailureNotice onRetry={version.retry} />}
      <SelectField
        form={form}
        name="mvsCode"
        label={messages.version}
        empty={version.value || version.failed ? messages.choose : messages.loading}
        choices={own ? [own, ...others] : others}
      />
      <TextField
        form={form}
        name="purchasedAt"
        label={messages.purchasedDay}
        optional={messages.optional}
        {...inputPresets.date}
      />
      {dealer.failed && <FailureNotice onRetry={dealer.retry} />}
      <SelectField
        form={form}
        name="dealerCode"
        label={messages.dealer}
        optional={messages.optional}
        empty={dealer.value || dealer.failed ? messages.unknown : messages.loading}
        choices={dealer.value ?? []}
      />
    </>
  );
}
