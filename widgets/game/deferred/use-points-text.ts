import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

/** Returns what names a number of points in the visitor's language. */
export function usePointsText(): (points: number) => string {
  const { language } = useHost();
  const messages = useMessages(pt, es);
  return (points) =>
    points === 1
      ? messages.onePoint
      : fillMessage(messages.points, { points: points.toLocaleString(language) });
}
