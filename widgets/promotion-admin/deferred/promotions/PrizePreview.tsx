import { PrizePicture } from '#features/prizes/PrizePicture';
import { useDebounced } from '#ui/hooks/use-debounced';
import { isWholeAddress } from './check-promotion';

/** After the last key, in ms: no part of an address is asked for. */
const DELAY = 600;

/** The picture of a prize as participants see it, once its address is whole and rests. */
export function PrizePreview({ address }: { address: string }) {
  const settled = useDebounced(address, DELAY);
  return <PrizePicture address={isWholeAddress(settled) ? settled.trim() : ''} />;
}
