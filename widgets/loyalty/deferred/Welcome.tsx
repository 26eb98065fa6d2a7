import { useEffect, useRef, useState } from 'react';
import { array, string } from 'valibot';
import { programName, seenMark } from '#domain/loyalty/membership';
import { persisted } from '#page/settings/storage';
import type { Membership } from '#services/entities/loyalty';
import { useMessages } from '#ui/core/host-context';
import { Dialog } from '#ui/Dialog';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { texts } from './messages';

/** Marks of who has seen it, without personal data (domain/loyalty/membership). */
const seen = persisted('loyalty-welcome', array(string()), { lifetime: () => Number.POSITIVE_INFINITY });

/** The welcome, once per person and program, when the membership comes into view. */
export function Welcome({ membership: { userId, program } }: { membership: Membership }) {
  const messages = useMessages(texts);
  const mark = seenMark(userId, program);
  const [isWanted] = useState(() => !seen.load()?.includes(mark));
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWanted || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setOpen(true);
      },
      // Not while it only begins to be seen at the lower edge.
      { rootMargin: '0px 0px -80px 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isWanted]);
  if (!isWanted) return null;
  const close = () => {
    setOpen(false);
    seen.save([...(seen.load() ?? []).filter((one) => one !== mark), mark]);
  };
  return (
    <>
      <div className="welcome-place" ref={place} />
      {isOpen && (
        <Dialog
          asks
          title={fillMessage(messages.welcomeTitle, { program: programName(program) })}
          onClose={close}
        >
          <div className="dialog-body">
            <p>{messages.welcome}</p>
            <div className="actions">
              <Button onClick={close}>{messages.welcomeClose}</Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
