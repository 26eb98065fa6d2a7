import { NO_FALLBACK_ICON } from '../../domain/errors/developer';
import { assetAddress, checkAsset } from '../assets';
import { isServiceError, ServiceError } from '../http/service-error';

const asked = new Map<string, Promise<string>>();

async function find(path: string, fallback: string | undefined): Promise<string> {
  try {
    await checkAsset({ address: path });
    return assetAddress(path);
  } catch (error) {
    // Only an image that is not there has a stand-in; a service that cannot be reached may be asked again.
    if (!isServiceError(error) || error.status !== 404) throw error;
    if (fallback) return fallback;
    throw new ServiceError('http', 'AST-03', NO_FALLBACK_ICON, 404);
  }
}

/**
 * The address of an image, or of what stands in for one that is missing (spec cars#images). Asked once for each path while it
 * loads and after; again only after a failure that may pass.
 */
export function imageOr(path: string, fallback?: string): Promise<string> {
  const known = asked.get(path);
  if (known) return known;
  const answer = find(path, fallback);
  asked.set(path, answer);
  answer.catch(() => asked.delete(path));
  return answer;
}
