import { reportProblem } from '#page/settings/report-problem';
import { isServiceError } from '#services/http/service-error';
import { locationProvider } from '#services/providers/choose';
import type { LocationProvider } from '#services/providers/provider';
import { service } from '#services/providers/service';

/**
 * Runs a query with the provider that the page names (spec places#providers). If the page lacks what that provider
 * needs, its author is told once, and the location service is asked to use the provider instead.
 */
export async function withPageProvider<T>(query: (provider: LocationProvider) => Promise<T>): Promise<T> {
  const provider = await locationProvider();
  try {
    return await query(provider);
  } catch (error) {
    if (provider === service || !isServiceError(error) || error.kind !== 'config') throw error;
    reportProblem('<meta name="vitrine:location-provider">', error.message);
    return query(service);
  }
}
