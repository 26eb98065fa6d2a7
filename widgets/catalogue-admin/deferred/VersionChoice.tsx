import { brandModels } from '#features/car/current/models';
import type { Mvs } from '#services/entities/car';
import { useMessages } from '#ui/core/host-context';
import { useQuery } from '#ui/hooks/use-query';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { texts } from './messages';

/** Resolves to the versions of all models that the brand sells, each once. Throws a ServiceError. */
export async function brandVersions(): Promise<Mvs[]> {
  const versions = (await brandModels()).flatMap((model) => model.versions);
  return [...new Map(versions.map((version) => [version.code, version])).values()];
}

export const versionName = ({ modelName, versionName, year, code }: Mvs): string =>
  [modelName, versionName, year || ''].filter(Boolean).join(' ') || code;

interface VersionChoiceProps {
  value: string;
  onChoose(version: Mvs | undefined): void;
}

/** The version whose parts are shown. */
export function VersionChoice({ value, onChoose }: VersionChoiceProps) {
  const messages = useMessages(texts);
  const { value: versions, failed, retry } = useQuery(brandVersions, 'versions');
  if (failed) return <Failed onRetry={retry} />;
  if (!versions) return <Loading />;
  if (versions.length === 0) return <Empty title={messages.noVersions} />;
  return (
    <div className="field catalogue-version">
      <label htmlFor="part-version">{messages.version}</label>
      <select
        className="input"
        part="input"
        id="part-version"
        value={value}
        onChange={({ currentTarget }) => onChoose(versions.find(({ code }) => code === currentTarget.value))}
      >
        <option value="">{messages.chooseVersion}</option>
        {versions.map((version) => (
          <option key={version.code} value={version.code}>
            {versionName(version)}
          </option>
        ))}
      </select>
    </div>
  );
}
