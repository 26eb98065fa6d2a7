import { setting } from '#page/settings/settings';
import { ServiceError } from '../http/service-error';
import type { LocationProvider } from './provider';
import { service } from './service';

const PROVIDERS: Record<string, () => Promise<LocationProvider>> = {
  service: async () => service,
  // Only pages with this location provider load it.
  GCP: async () => (await import('./gcp')).gcp,
  // Only pages with this location provider load it.
  AWS: async () => (await import('./aws')).aws,
};

/** Loads the provider that the page names (vitrine:location-provider); the service by default. */
export function locationProvider(
  name: string = setting('location-provider') ?? 'service',
): Promise<LocationProvider> {
  const load = Object.hasOwn(PROVIDERS, name) ? PROVIDERS[name] : undefined;
  if (!load) return Promise.reject(new ServiceError('config', 'EXT-01', 'Unsupported location provider'));
  return load();
}
