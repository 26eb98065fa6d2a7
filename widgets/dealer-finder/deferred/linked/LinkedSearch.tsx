import { sameName } from '#domain/person/same-name';
import {
  dealerGroups,
  dealerProvinces,
  dealersOfGroup,
  dealersOfProvince,
  dealerZones,
  groupAreaCities,
  groupAreas,
  offlineDealersOfProvince,
} from '#features/dealer/linked-dealers';
import { offlineDealersOf } from '#features/dealer/offline-dealers';
import { type Choice, SelectField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { FieldFailure } from '#ui/fields/FieldFailure';
import { useOnChange } from '#ui/hooks/use-on-change';
import { type Query, useQuery } from '#ui/hooks/use-query';
import type { FinderValues } from '../../form-values';
import type { SearchModeProps } from '../../search-mode';
import type { Search } from '../search';
import { texts } from './messages';

type Linked = Extract<Search, { key: string }>;

/** A select whose choices load; `empty` is the text of no choice. */
function LoadedSelect(of: {
  form: Form<FinderValues>;
  name: 'province' | 'zone' | 'group' | 'area';
  label: string;
  empty: string;
  query: Query<unknown[]>;
  choices: readonly Choice[] | undefined;
}) {
  const messages = useMessages(texts);
  const { query, choices = [], ...field } = of;
  const isLoading = !query.value && !query.failed;
  return (
    <>
      <SelectField {...field} empty={isLoading ? messages.loading : of.empty} choices={choices} />
      {query.failed && <FieldFailure onRetry={query.retry} />}
    </>
  );
}

/** Search by province, or by one of its zones (spec places#zones). */
export function ZoneSearch({ form, country, onSearch }: SearchModeProps) {
  const messages = useMessages(texts);
  const { province = '' } = form.values;
  const provinces = useQuery(dealerProvinces, 'provinces');
  const { id: provinceId } = provinces.value?.find(({ code }) => code === province) ?? {};
  const zones = useQuery(
    () => dealerZones(provinceId || province),
    provinces.value && (province || undefined),
  );
  const set = (changes: Partial<FinderValues>) => {
    // Another province has other zones.
    const next = { province, zone: '', ...changes };
    form.set(next);
    const name =
      zones.value?.find(({ id }) => id === next.zone)?.name ??
      provinces.value?.find(({ code }) => code === next.province)?.name;
    const { province: code, zone } = next;
    onSearch(
      code
        ? {
            kind: 'zone',
            key: `${code} ${zone}`,
            name: name ?? '',
            load: (filter) => dealersOfProvince(code, zone, filter),
            loadOffline: (filter) => offlineDealersOfProvince(code, zone, filter),
          }
        : undefined,
    );
  };
  return (
    <>
      <LoadedSelect
        form={{ ...form, set }}
        name="province"
        label={messages.province[country]}
        empty={messages.chooseOne}
        query={provinces}
        choices={provinces.value?.map(({ code, name }) => ({ value: code, label: name }))}
      />
      {province && (
        <LoadedSelect
          form={{ ...form, set }}
          name="zone"
          label={messages.zone}
          empty={messages.allZones}
          query={zones}
          choices={zones.value?.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </>
  );
}

/** Search by dealer group, or by one of its influence areas; the author's group leaves no choice of it. */
export function GroupSearch({ form, props, onSearch }: SearchModeProps) {
  const messages = useMessages(texts);
  const fixed = props.dealerGroup;
  const { area = '' } = form.values;
  const group = fixed || form.values.group || '';
  const groups = useQuery(dealerGroups, 'groups');
  const areas = useQuery(() => groupAreas(group), group || undefined);
  const nameOf = (code: string) => groups.value?.find((each) => each.code === code)?.name ?? code;
  const set = (changes: Partial<FinderValues>) => {
    const next = { group, area: '', ...changes };
    form.set(next);
    const ofArea = areas.value?.find(({ id }) => id === next.area)?.name;
    const name = [nameOf(next.group), ofArea].filter(Boolean).join(', ');
    const load: Linked['load'] = (filter) => dealersOfGroup({ ...filter, group: next.group }, next.area);
    const loadOffline: Linked['load'] = async (filter) => {
      const all = await offlineDealersOf(undefined, { ...filter, group: next.group });
      // The service does not filter by group.
      const theirs = all.filter(({ dealerGroup }) => dealerGroup && sameName(dealerGroup, next.group));
      if (!next.area) return theirs;
      const codes = (await groupAreaCities(next.group, next.area)).map(({ cityCode }) => cityCode);
      return theirs.filter(({ cityCode }) => cityCode && codes.includes(cityCode));
    };
    const key = `${next.group} ${next.area}`;
    onSearch(next.group ? { kind: 'group', key, name, load, loadOffline } : undefined);
  };
  // The author's group is searched at once, and named when known.
  useOnChange(`${fixed} ${!groups.value}`, () => {
    if (fixed) set({ area });
  });
  return (
    <>
      {!fixed && (
        <LoadedSelect
          form={{ ...form, set }}
          name="group"
          label={messages.group}
          empty={messages.chooseOne}
          query={groups}
          choices={groups.value?.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
      {group && (
        <LoadedSelect
          form={{ ...form, set }}
          name="area"
          label={messages.area}
          empty={messages.allAreas}
          query={areas}
          choices={areas.value?.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </>
  );
}
