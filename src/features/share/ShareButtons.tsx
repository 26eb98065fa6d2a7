import type { ReactNode } from 'react';
import { useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import { texts as ownTexts } from './messages';
import { SharedText, SharingOutcome } from './SharingOutcome';
import { hasShareSheet } from './share';
import css from './share.css?inline';
import { type Shared, type ShareWay, useSharing } from './use-sharing';

export interface ShareButtonsProps extends Shared {
  /** What is copied, where it is no link. */
  texts?: { copy: string; copied: string; label: string };
  /**
   * A field with the link that is always there, for a link to one person: WhatsApp is then offered only where the system
   * has no share sheet.
   */
  field?: { id: string; label: ReactNode; hint: ReactNode };
  /** Whether passing it on is what the view is for. */
  isMain?: boolean;
  onShared(way: ShareWay): void;
}

/** Passes something on: copied, by the system's share sheet, by WhatsApp. */
export function ShareButtons({ texts, field, isMain = false, onShared, ...shared }: ShareButtonsProps) {
  const messages = useMessages(ownTexts);
  const words = { ...messages, ...texts };
  const sharing = useSharing(shared, words, onShared);
  useStyles(css);
  const hasSheet = hasShareSheet();
  const copy = (
    <Button kind="plain" onClick={sharing.copy}>
      {words.copy}
    </Button>
  );
  const ways = (
    <>
      {hasSheet && (
        <Button kind={isMain ? 'main' : 'plain'} onClick={sharing.share}>
          {words.share}
        </Button>
      )}
      {!(field && hasSheet) && (
        <a
          className={isMain && !hasSheet ? 'button' : 'button plain'}
          part="button"
          href={sharing.whatsapp}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => onShared('whatsapp')}
        >
          {words.whatsapp}
          <span className="sr"> {words.newTab}</span>
        </a>
      )}
    </>
  );
  return (
    <div>
      {field && (
        <>
          <label htmlFor={field.id}>{field.label}</label>
          <SharedText sharing={sharing} id={field.id} aria-describedby={`${field.id}-hint`} />
          <p className="muted small" id={`${field.id}-hint`}>
            {field.hint}
          </p>
        </>
      )}
      <div className="actions">
        {isMain && ways}
        {copy}
        {!isMain && ways}
      </div>
      <SharingOutcome sharing={sharing} {...(!field && { label: words.label })} />
    </div>
  );
}
