import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { formatCurrency } from '#domain/money/currency';
import { spokenText } from '#domain/spoken/spoken-text';
import { $car } from '#features/car/car-store';
import { useHost } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useAllMessages } from '../shell/messages-context';

/** Announces the chosen version with its total, once its prices are known. */
export function VersionAnnouncement() {
  const { language } = useHost();
  const messages = useAllMessages();
  const { mvs, total, updatePrice } = useStore($car);
  const [spoken, speak] = useState({ of: '', text: '' });
  const version = mvs ? `${mvs.code} ${mvs.year}` : '';
  // Once per version: a later total belongs to another click, which has a notice of its own.
  useEffect(() => {
    if (!mvs || updatePrice) return;
    speak((before) =>
      before.of === version
        ? before
        : {
            of: version,
            text: fillMessage(messages.versionNow, {
              version: [mvs.modelShortName || mvs.modelName, mvs.versionName].filter(Boolean).join(' '),
              amount:
                total === null ? messages.unpriced : spokenText(formatCurrency(total, language), language),
            }),
          },
    );
  }, [mvs, version, total, updatePrice, messages, language]);
  return (
    <p className="sr" role="status">
      {spoken.of === version ? spoken.text : ''}
    </p>
  );
}
