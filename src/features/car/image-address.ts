import { NO_FALLBACK_ICON } from '#domain/car/car-image-errors';
import { assetAddress, checkAsset } from '#services/assets';
import { isKind } from '#services/http/problem';
import { ServiceError } from '#services/http/service-error';

const asked = new Map<string, Promise<string>>();

async function find(path: string, fallback: string | undefined): Promise<string> {
  try {
    await checkAsset({ address: path });
    return assetAddress(path);
  } catch (error) {
    // Only a missing image has a fallback; if the service fails, the image can be requested again.
    if (!isKind(error, 'missing')) throw error;
    if (fallback) return fallback;
    throw new ServiceError('http', 'AST-03', NO_FALLBACK_ICON, 404);
  }
}

/**
 * Resolves to the address of an image, or of its fallback if it is missing (spec cars#images). Each path is requested
 * once while it loads and after it has loaded; it is requested again only after a temporary failure.
 */
export function imageOr(path: string, fallback?: string): Promise<string> {
  const known = asked.get(path);
  if (known) return known;
  const answer = find(path, fallback);
  asked.set(path, answer);
  answer.catch(() => asked.delete(path));
  return answer;
}
