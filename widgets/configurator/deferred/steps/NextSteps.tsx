import { useStore } from '@nanostores/react';
import { $car } from '#features/car/car-store';
import { onwardLink } from '#features/car/onward-link';
import type { ConfiguratorProps } from '../../attributes';
import { useAllMessages } from '../shell/messages-context';

/** The author's pages that go on with the car. */
export type NextStepPages = Pick<ConfiguratorProps, 'financingUrl' | 'testDriveUrl' | 'reservationUrl'>;

/** The ways on from the summary: to pages that receive the configured car in their address. */
export function NextSteps({ reservationUrl, financingUrl, testDriveUrl }: NextStepPages) {
  const messages = useAllMessages();
  // The addresses have the car's codes.
  useStore($car);
  const ways = [
    { label: messages.reserve, href: onwardLink(reservationUrl) },
    { label: messages.finance, href: onwardLink(financingUrl) },
    { label: messages.testDrive, href: onwardLink(testDriveUrl) },
  ].filter(({ href }) => href);
  if (ways.length === 0) return null;
  return (
    <ul className="ways">
      {ways.map(({ label, href }) => (
        <li key={label}>
          <a className="button plain" part="button" href={href ?? undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
