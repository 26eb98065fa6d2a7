import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { texts } from './messages';

/** Returns what names a number of points in the visitor's language. */
export function usePointsText(): (points: number) => string {
  const { language } = useHost();
  const messages = useMessages(texts);
  return (points) =>
    points === 1
      ? messages.onePoint
      : fillMessage(messages.points, { points: points.toLocaleString(language) });
}
